import SQLite

/// Writes the rows of one answer in one form: the columns, then the rows, then the end.
protocol RowWriter: AnyObject {
  /// Takes the names of the columns, once, before the rows.
  func begin(columns: [String]) throws
  /// Takes a row; it has one value a column.
  func write(_ values: [Value]) throws
  /// Finishes the answer.
  func end() throws
}
