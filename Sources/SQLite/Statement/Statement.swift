import CSQLite

/// One prepared statement. It can be run many times, with other values each time.
public final class Statement {
  let handle: OpaquePointer
  let database: Database
  /// The text it was prepared from.
  public let sql: String

  init(handle: OpaquePointer, database: Database, sql: String) {
    self.handle = handle
    self.database = database
    self.sql = sql
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Goes to the next row.
  ///
  /// - Returns: true where there is one; false at the end, after which the statement is ready to run again.
  public func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW:
      return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    case let result:
      let error = database.failure(.run, sql: sql, code: result)
      sqlite3_reset(handle)
      throw error
    }
  }

  /// Runs the statement once more from the start; bound values stay.
  public func reset() {
    sqlite3_reset(handle)
  }
}
