import SQLite
import SourceTree

/// One column of a table, with where its values come from.
struct StoredColumn<Row>: Sendable {
  /// The name in the table.
  let name: String
  /// Sets the column, at its position from 0, to the value of a row.
  let set: @Sendable (_ row: Row, _ position: Int, _ inserter: RowInserter) -> Void
  /// The row of another table that the column points to; nil for columns that point nowhere.
  var reference: Reference?

  /// The row of another table that a column points to.
  struct Reference: Sendable {
    /// The name of the other table.
    let table: String
    /// The id there.
    let id: @Sendable (Row) -> Int64?
  }

  /// An id or another large number.
  static func integer(_ name: String, _ value: @escaping @Sendable (Row) -> Int64?) -> Self {
    Self(name: name) { row, position, inserter in inserter.set(position, to: value(row)) }
  }

  /// The id of a row of another table.
  static func reference(_ name: String, to table: String, _ value: @escaping @Sendable (Row) -> Int64?) -> Self {
    var column = integer(name, value)
    column.reference = Reference(table: table, id: value)
    return column
  }

  /// A number of things, or a position.
  static func count(_ name: String, _ value: @escaping @Sendable (Row) -> Int?) -> Self {
    Self(name: name) { row, position, inserter in inserter.set(position, to: value(row).map(Int64.init)) }
  }

  /// Yes or no, kept as 1 and 0.
  static func flag(_ name: String, _ value: @escaping @Sendable (Row) -> Bool) -> Self {
    Self(name: name) { row, position, inserter in inserter.set(position, to: Int64(value(row) ? 1 : 0)) }
  }

  /// A number with a fraction.
  static func real(_ name: String, _ value: @escaping @Sendable (Row) -> Double?) -> Self {
    Self(name: name) { row, position, inserter in inserter.set(position, to: value(row)) }
  }

  static func text(_ name: String, _ value: @escaping @Sendable (Row) -> String?) -> Self {
    Self(name: name) { row, position, inserter in inserter.set(position, to: value(row)) }
  }

  /// A path: kept as text with the bytes that the file system gave.
  static func path(_ name: String, _ value: @escaping @Sendable (Row) -> SourcePath) -> Self {
    Self(name: name) { row, position, inserter in inserter.set(position, to: value(row).bytes) }
  }
}
