extension ReuseIdentifierRow: StoredRow {
  static let table = "reuse_identifiers"
  static let columns: [StoredColumn<ReuseIdentifierRow>] = [
    .integer("id") { $0.id },
    .reference("file_id", to: "files") { $0.fileID },
    .reference("scene_id", to: "scenes") { $0.sceneID },
    .text("object_id") { $0.objectID },
    .text("container_object_id") { $0.containerObjectID },
    .text("element") { $0.element },
    .text("identifier") { $0.identifier },
    .text("class_name") { $0.className },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
