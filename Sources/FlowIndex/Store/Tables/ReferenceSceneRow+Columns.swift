extension ReferenceSceneRow: StoredRow {
  static let table = "reference_scenes"
  static let columns: [StoredColumn<ReferenceSceneRow>] = [
    .integer("code_reference_id") { $0.codeReferenceID },
    .integer("scene_id") { $0.sceneID },
    .text("role") { $0.role },
  ]
}
