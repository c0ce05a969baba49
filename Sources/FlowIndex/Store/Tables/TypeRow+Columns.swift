extension TypeRow: StoredRow {
  static let table = "types"
  static let columns: [StoredColumn<TypeRow>] = [
    .integer("id") { $0.id },
    .reference("file_id", to: "files") { $0.fileID },
    .text("language") { $0.language },
    .text("kind") { $0.kind },
    .text("name") { $0.name },
    .text("objc_name") { $0.objectiveCName },
    .text("superclass") { $0.superclass },
    .flag("is_generic") { $0.isGeneric },
    .flag("is_conditional") { $0.isConditional },
    .reference("class_type_id", to: "types") { $0.classTypeID },
    .reference("superclass_type_id", to: "types") { $0.superclassTypeID },
    .text("chain_end") { $0.chainEnd },
    .text("system_class") { $0.systemClass },
    .count("line") { $0.line },
    .count("column") { $0.column },
  ]
}
