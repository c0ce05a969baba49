extension SelectorReferenceRow: StoredRow {
  static let table = "selector_references"
  static let columns: [StoredColumn<SelectorReferenceRow>] = [
    .integer("id") { $0.id },
    .reference("file_id", to: "files") { $0.fileID },
    .count("line") { $0.line },
    .count("column") { $0.column },
    .text("name") { $0.name },
  ]
}
