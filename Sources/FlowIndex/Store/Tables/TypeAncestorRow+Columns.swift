extension TypeAncestorRow: StoredRow {
  static let table = "type_ancestors"
  static let columns: [StoredColumn<TypeAncestorRow>] = [
    .integer("type_id") { $0.typeID },
    .integer("ancestor_type_id") { $0.ancestorTypeID },
    .count("depth") { $0.depth },
  ]
}
