extension StoryboardLinkRow: StoredRow {
  static let table = "storyboard_links"
  static let columns: [StoredColumn<StoryboardLinkRow>] = [
    .integer("id") { $0.id },
    .integer("convention_id") { $0.conventionID },
    .integer("file_id") { $0.fileID },
    .integer("scene_id") { $0.sceneID },
    .integer("segue_id") { $0.segueID },
    .text("text") { $0.text },
    .text("storyboard") { $0.storyboard },
    .text("identifier") { $0.identifier },
    .integer("target_scene_id") { $0.targetSceneID },
    .text("problem") { $0.problem },
    .flag("does_push") { $0.doesPush },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
