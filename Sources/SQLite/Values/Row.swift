/// One row of an answer. It is a copy, so it may be kept.
public struct Row: Sendable, Equatable {
  /// The names of the columns, in order. A query may give two columns one name.
  public let columns: [String]
  /// One value a column.
  public let values: [Value]

  public init(columns: [String], values: [Value]) {
    self.columns = columns
    self.values = values
  }

  /// The value at a position, from 0.
  public subscript(index: Int) -> Value { values[index] }

  /// The value of the first column of that name; nil where no column has it.
  public subscript(column: String) -> Value? {
    columns.firstIndex(of: column).map { values[$0] }
  }
}
