extension SystemMemberRow: StoredRow {
  static let table = "system_members"
  static let columns: [StoredColumn<SystemMemberRow>] = [
    .text("class_name") { $0.className },
    .text("kind") { $0.kind },
    .text("name") { $0.name },
  ]
}
