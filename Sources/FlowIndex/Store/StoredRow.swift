/// A row that has a table in the index.
protocol StoredRow {
  /// The name of the table.
  static var table: String { get }
  /// The columns that the row gives values for, in the order of the table.
  static var columns: [StoredColumn<Self>] { get }
}
