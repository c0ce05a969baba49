extension SuppressionRow: StoredRow {
  static let table = "suppressions"
  static let columns: [StoredColumn<SuppressionRow>] = [
    .integer("id") { $0.id },
    .reference("file_id", to: "files") { $0.fileID },
    .count("line") { $0.line },
    .count("column") { $0.column },
    .text("scope") { $0.scope },
    .text("rule") { $0.rule },
  ]
}
