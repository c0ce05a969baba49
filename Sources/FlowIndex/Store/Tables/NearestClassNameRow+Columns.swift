extension NearestClassNameRow: StoredRow {
  static let table = "nearest_class_names"
  static let columns: [StoredColumn<NearestClassNameRow>] = [
    .text("class_name") { $0.className },
    .text("nearest") { $0.nearest },
  ]
}
