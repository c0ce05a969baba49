extension ConformanceRow: StoredRow {
  static let table = "conformances"
  static let columns: [StoredColumn<ConformanceRow>] = [
    .integer("type_id") { $0.typeID },
    .text("name") { $0.name },
  ]
}
