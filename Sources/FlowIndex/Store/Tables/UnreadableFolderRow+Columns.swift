extension UnreadableFolderRow: StoredRow {
  static let table = "unreadable_folders"
  static let columns: [StoredColumn<UnreadableFolderRow>] = [
    .path("path") { $0.path },
    .text("problem") { $0.problem },
  ]
}
