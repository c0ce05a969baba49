extension StoryboardRow: StoredRow {
  static let table = "storyboards"
  static let columns: [StoredColumn<StoryboardRow>] = [
    .integer("id") { $0.id },
    .reference("file_id", to: "files") { $0.fileID },
    .text("name") { $0.name },
    .text("base_name") { $0.baseName },
    .text("platform") { $0.platform },
    .text("variant") { $0.variant },
    .text("device") { $0.device },
    .flag("is_launch_screen") { $0.isLaunchScreen },
    .text("initial_object_id") { $0.initialObjectID },
    .reference("initial_scene_id", to: "scenes") { $0.initialSceneID },
  ]
}
