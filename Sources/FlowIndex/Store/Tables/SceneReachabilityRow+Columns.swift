extension SceneReachabilityRow: StoredRow {
  static let table = "scene_reachability"
  static let columns: [StoredColumn<SceneReachabilityRow>] = [
    .integer("scene_id") { $0.sceneID },
    .flag("is_reachable") { $0.isReachable },
    .count("depth") { $0.depth },
    .integer("via_flow_id") { $0.viaFlowID },
  ]
}
