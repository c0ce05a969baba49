extension LinkConventionRow: StoredRow {
  static let table = "link_conventions"
  static let columns: [StoredColumn<LinkConventionRow>] = [
    .integer("id") { $0.id },
    .text("name") { $0.name },
    .text("owner") { $0.owner },
    .text("class_name") { $0.className },
    .text("source") { $0.source },
    .text("pattern") { $0.pattern },
    .text("storyboard_attribute") { $0.storyboardAttribute },
    .text("scene_attribute") { $0.sceneAttribute },
    .flag("does_push") { $0.doesPush },
  ]
}
