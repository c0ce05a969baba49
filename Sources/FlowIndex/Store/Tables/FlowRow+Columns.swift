extension FlowRow: StoredRow {
  static let table = "flows"
  static let columns: [StoredColumn<FlowRow>] = [
    .integer("id") { $0.id },
    .reference("from_scene_id", to: "scenes") { $0.fromSceneID },
    .reference("to_scene_id", to: "scenes") { $0.toSceneID },
    .text("via") { $0.via },
    .reference("segue_id", to: "segues") { $0.segueID },
    .reference("code_reference_id", to: "code_references") { $0.codeReferenceID },
    .reference("entry_point_id", to: "entry_points") { $0.entryPointID },
    .reference("link_id", to: "storyboard_links") { $0.linkID },
    .text("certainty") { $0.certainty },
  ]
}
