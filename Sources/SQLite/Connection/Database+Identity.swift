extension Database {
  /// Who the file belongs to: a number that its program chose, 0 where none did.
  public func applicationID() throws(DatabaseError) -> Int32 {
    Int32(truncatingIfNeeded: try value("pragma application_id")?.integer ?? 0)
  }

  /// Says who the file belongs to.
  public func setApplicationID(_ applicationID: Int32) throws(DatabaseError) {
    try execute("pragma application_id = \(applicationID)")
  }

  /// The version of the schema: the number of the last migration.
  public func userVersion() throws(DatabaseError) -> Int {
    Int(try value("pragma user_version")?.integer ?? 0)
  }

  /// Sets the version of the schema. It takes part in a transaction.
  public func setUserVersion(_ version: Int) throws(DatabaseError) {
    try execute("pragma user_version = \(version)")
  }
}
