extension SegueRow: StoredRow {
  static let table = "segues"
  static let columns: [StoredColumn<SegueRow>] = [
    .integer("id") { $0.id },
    .reference("file_id", to: "files") { $0.fileID },
    .reference("scene_id", to: "scenes") { $0.sceneID },
    .text("object_id") { $0.objectID },
    .text("source_object_id") { $0.sourceObjectID },
    .text("source_element") { $0.sourceElement },
    .text("kind") { $0.kind },
    .text("relationship") { $0.relationship },
    .text("identifier") { $0.identifier },
    .text("destination_object_id") { $0.destinationObjectID },
    .reference("destination_scene_id", to: "scenes") { $0.destinationSceneID },
    .text("class_name") { $0.className },
    .text("module") { $0.module },
    .flag("is_module_of_target") { $0.isModuleOfTarget },
    .text("unwind_action") { $0.unwindAction },
    .text("action_selector") { $0.actionSelector },
    .flag("is_manual") { $0.isManual },
    .text("parent_object_id") { $0.parentObjectID },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
