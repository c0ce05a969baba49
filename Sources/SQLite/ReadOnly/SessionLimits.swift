import CSQLite

/// How much one query may ask for. The figures follow https://www.sqlite.org/security.html.
public struct SessionLimits: Sendable {
  /// How long a query may work; the time that the caller spends on its rows does not count. Nil means no limit.
  public var timeout: Duration?
  /// How many rows a query may give; the rest is left out, and the outcome says so. Nil means no limit.
  public var rowLimit: Int?
  /// How many bytes SQLite may take. SQLite knows only one limit for the whole process, so the last session sets it.
  public var heapBytes: Int64

  public init(timeout: Duration? = nil, rowLimit: Int? = nil, heapBytes: Int64 = 512 << 20) {
    self.timeout = timeout
    self.rowLimit = rowLimit
    self.heapBytes = heapBytes
  }

  /// SQLite's own limits for a connection, each with the most that it allows.
  ///
  /// The one on lengths is what stops `hex(zeroblob(400000000))`: a single call of a function cannot be interrupted.
  static let ofConnection: [(limit: Int32, most: Int32)] = [
    (SQLITE_LIMIT_LENGTH, 10_000_000),
    (SQLITE_LIMIT_SQL_LENGTH, 100_000),
    (SQLITE_LIMIT_ATTACHED, 0),
    (SQLITE_LIMIT_EXPR_DEPTH, 100),
    (SQLITE_LIMIT_COMPOUND_SELECT, 50),
    (SQLITE_LIMIT_VDBE_OP, 100_000),
    (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 200),
    (SQLITE_LIMIT_VARIABLE_NUMBER, 100),
    (SQLITE_LIMIT_WORKER_THREADS, 0),
  ]
}
