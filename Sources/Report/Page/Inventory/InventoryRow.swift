import SQLite

extension Row {
  /// The words of a column; nothing where it is null.
  func words(_ column: String) -> InventoryTable.Cell {
    self[column]?.string.map { .words($0) } ?? .nothing
  }

  func number(_ column: String) -> InventoryTable.Cell {
    self[column]?.integer.map { .number(Int($0)) } ?? .nothing
  }

  /// A scene whose number and label stand in two columns.
  func scene(_ id: String, _ label: String) -> InventoryTable.Cell {
    guard let id = integer(id) else { return .nothing }
    return .scene(id, label: string(label))
  }

  /// Where the row comes from.
  var place: InventoryTable.Cell { .place(path: string("path"), line: integer("line")) }

  /// The words of a column; empty where it is null.
  func string(_ column: String) -> String { self[column]?.string ?? "" }

  /// The whole number of a column; nil where it is null.
  func integer(_ column: String) -> Int? { self[column]?.integer.map { Int($0) } }
}
