extension TypeAncestorRow: StoredRow {
  static let table = "type_ancestors"
  static let columns: [StoredColumn<TypeAncestorRow>] = [
    .reference("type_id", to: "types") { $0.typeID },
    .reference("ancestor_type_id", to: "types") { $0.ancestorTypeID },
    .count("depth") { $0.depth },
  ]
}
