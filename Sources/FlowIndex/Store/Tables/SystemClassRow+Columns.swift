extension SystemClassRow: StoredRow {
  static let table = "system_classes"
  static let columns: [StoredColumn<SystemClassRow>] = [
    .text("name") { $0.name },
    .text("superclass") { $0.superclass },
    .text("framework") { $0.framework },
  ]
}
