import CSQLite

/// A connection that answers questions and cannot do harm, whatever it is asked.
///
/// It reads one file of ours. It writes nothing anywhere, opens no other file, loads no code, and ends a query that
/// takes too long, too much memory, or that its user no longer wants. It belongs to the task that made it.
public final class ReadOnlySession {
  /// The file that is read.
  public let path: String
  /// What the file is.
  public let format: DatabaseFormat
  /// What one query may ask for; a change counts from the next query on.
  public var limits: SessionLimits

  let database: Database
  let authorizer = ReadOnlyAuthorizer()
  let executionGuard: ExecutionGuard

  /// Opens a file that must be ours and of the version that this program knows.
  ///
  /// - Parameters:
  ///   - cancellation: a flag that ends the running query and all later ones.
  ///   - onOverrun: is told, on another thread, when a query cannot be stopped although its time has been up for a
  ///     second: one call of a function of SQLite may take that long. All that helps then is to end the process.
  /// - Throws: `DatabaseFileError` where the file is missing, foreign, newer, older or damaged; `DatabaseError` where
  ///   SQLite cannot open it.
  public init(
    path: String, format: DatabaseFormat, limits: SessionLimits = SessionLimits(),
    cancellation: CancellationFlag? = nil, onOverrun: (@Sendable () -> Void)? = nil
  ) throws {
    self.path = path
    self.format = format
    self.limits = limits
    executionGuard = ExecutionGuard(
      cancellation: cancellation, overrunWatch: onOverrun.map { OverrunWatch(onOverrun: $0) })
    try Self.checkHeader(of: path, format: format)
    database = try Database(path: path, mode: .readOnly)
    do {
      try secure()
    } catch let error as DatabaseError {
      // Nothing was asked yet that could be wrong, so it is the file.
      guard error.primaryCode != SQLITE_ERROR else {
        throw DatabaseFileError(.damaged(reason: error.reason), path: path, format: format)
      }
      throw translated(error)
    }
  }

  /// Prepares one statement.
  ///
  /// - Throws: `QueryError` where the text is not exactly one reading statement; `DatabaseFileError` where the file
  ///   is damaged; `DatabaseError` where the system fails.
  public func prepare(_ sql: String) throws -> ReadOnlyQuery {
    try ReadOnlyQuery(sql: sql, session: self)
  }

  /// Prepares a statement and gathers its rows. For answers of unknown size, `prepare` and stream.
  ///
  /// - Throws: as `prepare` and `ReadOnlyQuery.run` do.
  public func rows(_ sql: String, _ parameters: [String: Value] = [:]) throws -> [Row] {
    var rows: [Row] = []
    try prepare(sql).run(parameters) { rows.append($0) }
    return rows
  }

  private static func checkHeader(of path: String, format: DatabaseFormat) throws {
    let header = try DatabaseFileHeader.read(path, format: format)
    try format.check(applicationID: header.applicationID, version: header.userVersion, of: path)
    guard !header.isTruncated else {
      throw DatabaseFileError(.damaged(reason: "its end is missing"), path: path, format: format)
    }
  }

  /// Takes every power but reading away; the authorizer comes last, since it would refuse the steps before it.
  private func secure() throws {
    try database.configure(SQLITE_DBCONFIG_DEFENSIVE, to: true)
    try database.configure(SQLITE_DBCONFIG_TRUSTED_SCHEMA, to: false)
    // What a query sorts or gathers must not fill the disk.
    try database.execute("pragma temp_store = memory")
    // Until the schema is read, SQLite takes every fault in a statement for a change of the schema.
    try database.execute("select count(*) from sqlite_schema")
    // The file may have been replaced since its header was read.
    try format.check(applicationID: database.applicationID(), version: database.userVersion(), of: path)
    for (limit, most) in SessionLimits.ofConnection { sqlite3_limit(database.handle, limit, most) }
    sqlite3_hard_heap_limit64(limits.heapBytes)
    executionGuard.watch(database)
    authorizer.watch(database)
  }
}
