import SQLite

extension Row {
  /// The text of a column; empty where it is null.
  func string(_ column: String) -> String { self[column]?.string ?? "" }

  /// The whole number of a column; 0 where it is null.
  func integer(_ column: String) -> Int64 { self[column]?.integer ?? 0 }

  /// Whether a column is neither 0 nor null.
  func flag(_ column: String) -> Bool { integer(column) != 0 }
}

extension Double {
  /// The coordinate, kept within bounds that no drawing leaves, whatever a damaged file says.
  var boundedCoordinate: Double { isFinite ? min(max(self, -100_000), 100_000) : 0 }
}
