extension EntryPointRow: StoredRow {
  static let table = "entry_points"
  static let columns: [StoredColumn<EntryPointRow>] = [
    .integer("id") { $0.id },
    .integer("file_id") { $0.fileID },
    .text("key") { $0.key },
    .text("storyboard") { $0.storyboard },
    .integer("scene_id") { $0.sceneID },
    .integer("storyboard_id") { $0.storyboardID },
    .text("target") { $0.target },
    .flag("is_resolved") { $0.isResolved },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
