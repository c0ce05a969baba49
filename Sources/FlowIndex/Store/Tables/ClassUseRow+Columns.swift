extension ClassUseRow: StoredRow {
  static let table = "class_uses"
  static let columns: [StoredColumn<ClassUseRow>] = [
    .reference("file_id", to: "files") { $0.fileID },
    .text("class_name") { $0.className },
    .reference("type_id", to: "types") { $0.typeID },
    .flag("is_nearest") { $0.isNearest },
  ]
}
