extension EntryPointRow: StoredRow {
  static let table = "entry_points"
  static let columns: [StoredColumn<EntryPointRow>] = [
    .integer("id") { $0.id },
    .reference("file_id", to: "files") { $0.fileID },
    .text("key") { $0.key },
    .text("storyboard") { $0.storyboard },
    .reference("scene_id", to: "scenes") { $0.sceneID },
    .reference("storyboard_id", to: "storyboards") { $0.storyboardID },
    .text("target") { $0.target },
    .flag("is_resolved") { $0.isResolved },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
