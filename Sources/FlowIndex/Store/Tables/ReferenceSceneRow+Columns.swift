extension ReferenceSceneRow: StoredRow {
  static let table = "reference_scenes"
  static let columns: [StoredColumn<ReferenceSceneRow>] = [
    .reference("code_reference_id", to: "code_references") { $0.codeReferenceID },
    .reference("scene_id", to: "scenes") { $0.sceneID },
    .text("role") { $0.role },
  ]
}
