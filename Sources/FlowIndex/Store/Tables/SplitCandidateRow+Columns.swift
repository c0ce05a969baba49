extension SplitCandidateRow: StoredRow {
  static let table = "split_candidates"
  static let columns: [StoredColumn<SplitCandidateRow>] = [
    .reference("scene_id", to: "scenes") { $0.sceneID },
    .reference("head_scene_id", to: "scenes") { $0.headSceneID },
    .text("proposed_name") { $0.proposedName },
  ]
}
