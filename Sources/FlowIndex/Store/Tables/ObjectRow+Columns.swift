extension ObjectRow: StoredRow {
  static let table = "objects"
  static let columns: [StoredColumn<ObjectRow>] = [
    .integer("id") { $0.id },
    .reference("file_id", to: "files") { $0.fileID },
    .reference("scene_id", to: "scenes") { $0.sceneID },
    .text("object_id") { $0.objectID },
    .text("parent_object_id") { $0.parentObjectID },
    .text("element") { $0.element },
    .text("key") { $0.key },
    .text("class_name") { $0.className },
    .text("module") { $0.module },
    .flag("is_module_of_target") { $0.isModuleOfTarget },
    .text("user_label") { $0.userLabel },
    .text("text") { $0.text },
    .text("identifier") { $0.identifier },
    .text("placeholder_identifier") { $0.placeholderIdentifier },
    .flag("is_hidden") { $0.isHidden },
    .real("x") { $0.x },
    .real("y") { $0.y },
    .real("width") { $0.width },
    .real("height") { $0.height },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
