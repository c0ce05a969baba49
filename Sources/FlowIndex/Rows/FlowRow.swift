/// A row of `flows`: the ways from scene to scene. References are passed through, so that flows run from screen to screen.
struct FlowRow: Sendable, Equatable {
  var id: Int64
  var fromSceneID: Int64?
  var toSceneID: Int64
  var via: String
  var segueID: Int64?
  var codeReferenceID: Int64?
  var entryPointID: Int64?
  var linkID: Int64?
  var certainty: String
}
