import SQLite

extension RunRecord {
  /// The run that a row of the table `runs` tells of.
  init(row: Row) {
    self.init(
      id: row.number("id") ?? 0, startedAt: row.text("started_at"), revision: row["revision"]?.string,
      toolVersion: row.text("tool_version"), fileCount: row.number("file_count") ?? 0,
      unreadCount: row.number("unread_count") ?? 0)
  }
}

extension Row {
  /// The text of a column that is never null.
  func text(_ column: String) -> String { self[column]?.string ?? "" }

  /// The whole number of a column; nil where it is null.
  func number(_ column: String) -> Int? { self[column]?.integer.map { Int($0) } }
}
