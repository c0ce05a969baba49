extension MemberRow: StoredRow {
  static let table = "members"
  static let columns: [StoredColumn<MemberRow>] = [
    .integer("id") { $0.id },
    .reference("type_id", to: "types") { $0.typeID },
    .reference("file_id", to: "files") { $0.fileID },
    .text("kind") { $0.kind },
    .text("name") { $0.name },
    .text("selector") { $0.selector },
    .text("legacy_selector") { $0.legacySelector },
    .text("return_type") { $0.returnType },
    .flag("is_static") { $0.isStatic },
    .flag("is_override") { $0.isOverride },
    .flag("always_fails") { $0.alwaysFails },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
