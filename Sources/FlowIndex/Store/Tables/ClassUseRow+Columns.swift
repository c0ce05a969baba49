extension ClassUseRow: StoredRow {
  static let table = "class_uses"
  static let columns: [StoredColumn<ClassUseRow>] = [
    .integer("file_id") { $0.fileID },
    .text("class_name") { $0.className },
    .integer("type_id") { $0.typeID },
    .flag("is_nearest") { $0.isNearest },
  ]
}
