/// A row of `split_candidates`: a scene of a group that could live in a storyboard of its own.
struct SplitCandidateRow: Sendable, Equatable {
  var sceneID: Int64
  var headSceneID: Int64
  var proposedName: String
}
