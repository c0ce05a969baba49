import CSQLite

extension Database {
  /// Whether a transaction is open.
  public var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Does all of the work or none of it.
  ///
  /// - Throws: what the work throws, after what it did was undone; `DatabaseError` where the transaction cannot begin
  ///   or end.
  public func transaction<Result>(_ work: () throws -> Result) throws -> Result {
    try execute("begin immediate")
    do {
      let result = try work()
      try execute("commit")
      return result
    } catch {
      // SQLite has already undone some failures, such as a full disk, by itself.
      if isInTransaction { try? execute("rollback") }
      throw error
    }
  }
}
