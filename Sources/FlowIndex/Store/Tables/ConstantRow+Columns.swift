extension ConstantRow: StoredRow {
  static let table = "constants"
  static let columns: [StoredColumn<ConstantRow>] = [
    .integer("id") { $0.id },
    .reference("file_id", to: "files") { $0.fileID },
    .text("kind") { $0.kind },
    .text("type_name") { $0.typeName },
    .text("name") { $0.name },
    .text("value") { $0.value },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
