extension FlowRow: StoredRow {
  static let table = "flows"
  static let columns: [StoredColumn<FlowRow>] = [
    .integer("id") { $0.id },
    .integer("from_scene_id") { $0.fromSceneID },
    .integer("to_scene_id") { $0.toSceneID },
    .text("via") { $0.via },
    .integer("segue_id") { $0.segueID },
    .integer("code_reference_id") { $0.codeReferenceID },
    .integer("entry_point_id") { $0.entryPointID },
    .integer("link_id") { $0.linkID },
    .text("certainty") { $0.certainty },
  ]
}
