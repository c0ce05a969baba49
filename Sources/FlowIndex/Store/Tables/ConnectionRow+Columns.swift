extension ConnectionRow: StoredRow {
  static let table = "connections"
  static let columns: [StoredColumn<ConnectionRow>] = [
    .integer("id") { $0.id },
    .reference("file_id", to: "files") { $0.fileID },
    .reference("scene_id", to: "scenes") { $0.sceneID },
    .text("kind") { $0.kind },
    .text("owner_object_id") { $0.ownerObjectID },
    .text("target_object_id") { $0.targetObjectID },
    .text("name") { $0.name },
    .text("event") { $0.event },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
