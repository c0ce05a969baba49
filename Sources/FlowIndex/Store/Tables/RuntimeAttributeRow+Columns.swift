extension RuntimeAttributeRow: StoredRow {
  static let table = "runtime_attributes"
  static let columns: [StoredColumn<RuntimeAttributeRow>] = [
    .integer("id") { $0.id },
    .reference("file_id", to: "files") { $0.fileID },
    .reference("scene_id", to: "scenes") { $0.sceneID },
    .text("owner_object_id") { $0.ownerObjectID },
    .text("key_path") { $0.keyPath },
    .text("type") { $0.type },
    .text("value") { $0.value },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
