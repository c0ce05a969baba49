/// A row of `scene_reachability`: whether a way leads from an entry point to a scene, and its last step. Unproven flows are not followed.
struct SceneReachabilityRow: Sendable, Equatable {
  var sceneID: Int64
  var isReachable: Bool
  var depth: Int?
  var viaFlowID: Int64?
}
