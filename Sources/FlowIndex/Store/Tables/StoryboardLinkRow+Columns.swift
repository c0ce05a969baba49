extension StoryboardLinkRow: StoredRow {
  static let table = "storyboard_links"
  static let columns: [StoredColumn<StoryboardLinkRow>] = [
    .integer("id") { $0.id },
    .reference("convention_id", to: "link_conventions") { $0.conventionID },
    .reference("file_id", to: "files") { $0.fileID },
    .reference("scene_id", to: "scenes") { $0.sceneID },
    .reference("segue_id", to: "segues") { $0.segueID },
    .text("text") { $0.text },
    .text("storyboard") { $0.storyboard },
    .text("identifier") { $0.identifier },
    .reference("target_scene_id", to: "scenes") { $0.targetSceneID },
    .text("problem") { $0.problem },
    .flag("does_push") { $0.doesPush },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
