extension SplitCandidateRow: StoredRow {
  static let table = "split_candidates"
  static let columns: [StoredColumn<SplitCandidateRow>] = [
    .integer("scene_id") { $0.sceneID },
    .integer("head_scene_id") { $0.headSceneID },
    .text("proposed_name") { $0.proposedName },
  ]
}
