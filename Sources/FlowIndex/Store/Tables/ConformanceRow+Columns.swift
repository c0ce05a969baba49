extension ConformanceRow: StoredRow {
  static let table = "conformances"
  static let columns: [StoredColumn<ConformanceRow>] = [
    .reference("type_id", to: "types") { $0.typeID },
    .text("name") { $0.name },
  ]
}
