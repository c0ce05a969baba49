extension BindingRow: StoredRow {
  static let table = "bindings"
  static let columns: [StoredColumn<BindingRow>] = [
    .integer("id") { $0.id },
    .reference("file_id", to: "files") { $0.fileID },
    .reference("scene_id", to: "scenes") { $0.sceneID },
    .text("owner_object_id") { $0.ownerObjectID },
    .text("target_object_id") { $0.targetObjectID },
    .text("name") { $0.name },
    .text("key_path") { $0.keyPath },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
