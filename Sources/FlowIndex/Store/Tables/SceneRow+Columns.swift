extension SceneRow: StoredRow {
  static let table = "scenes"
  static let columns: [StoredColumn<SceneRow>] = [
    .integer("id") { $0.id },
    .reference("storyboard_id", to: "storyboards") { $0.storyboardID },
    .reference("file_id", to: "files") { $0.fileID },
    .text("object_id") { $0.objectID },
    .text("element") { $0.element },
    .text("class_name") { $0.className },
    .text("module") { $0.module },
    .flag("is_module_of_target") { $0.isModuleOfTarget },
    .text("identifier") { $0.identifier },
    .text("restoration_identifier") { $0.restorationIdentifier },
    .text("label") { $0.label },
    .flag("is_initial") { $0.isInitial },
    .flag("is_reference") { $0.isReference },
    .text("referenced_storyboard") { $0.referencedStoryboard },
    .text("referenced_identifier") { $0.referencedIdentifier },
    .text("referenced_bundle") { $0.referencedBundle },
    .reference("target_scene_id", to: "scenes") { $0.targetSceneID },
    .text("target_problem") { $0.targetProblem },
    .flag("is_placeholder") { $0.isPlaceholder },
    .real("canvas_x") { $0.canvasX },
    .real("canvas_y") { $0.canvasY },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
