import CSQLite

/// One reading statement of a session, ready to run.
public final class ReadOnlyQuery {
  /// What came of a run.
  public struct Outcome: Equatable, Sendable {
    /// How many rows were given.
    public let rowCount: Int
    /// Whether there were more rows than the limit allowed.
    public let isTruncated: Bool

    public init(rowCount: Int, isTruncated: Bool) {
      self.rowCount = rowCount
      self.isTruncated = isTruncated
    }
  }

  /// The names of the columns, in order; known before the first row.
  public let columns: [String]
  /// The names of the parameters, without the sign in front of them, in order.
  public let parameterNames: [String]

  private let session: ReadOnlySession
  private let statement: Statement

  init(sql: String, session: ReadOnlySession) throws {
    self.session = session
    guard !sql.utf8.contains(0) else { throw QueryError.containsNUL }
    session.authorizer.begin()
    do {
      statement = try Self.onlyStatement(of: sql, in: session.database)
    } catch let error as DatabaseError {
      throw session.translated(error)
    }
    guard sqlite3_stmt_readonly(statement.handle) != 0, statement.columnCount > 0 else {
      throw QueryError.refused("a statement that gives no rows")
    }
    columns = statement.columns
    parameterNames = statement.parameterNames
    guard parameterNames.count == statement.parameterCount, !parameterNames.contains(where: Self.isNumber) else {
      throw QueryError.namelessParameter
    }
  }

  /// Runs the query and hands out its rows as they come.
  ///
  /// - Parameters:
  ///   - parameters: exactly one value a parameter, by name.
  ///   - eachRow: gets each row; what it throws ends the query.
  /// - Throws: `QueryError` where a parameter is missing or unknown, or the query breaks a limit, fails or is
  ///   interrupted; `DatabaseFileError` where the file is damaged; `DatabaseError` where the system fails; what
  ///   `eachRow` throws.
  @discardableResult
  public func run(_ parameters: [String: Value] = [:], eachRow: (Row) throws -> Void) throws -> Outcome {
    defer { statement.reset() }
    try bind(parameters)
    session.executionGuard.begin(timeout: session.limits.timeout)
    return try giveRows(to: eachRow)
  }

  private func giveRows(to eachRow: (Row) throws -> Void) throws -> Outcome {
    var rowCount = 0
    while try nextRow() {
      if rowCount == session.limits.rowLimit { return Outcome(rowCount: rowCount, isTruncated: true) }
      rowCount += 1
      try eachRow(Row(columns: columns, values: statement.values))
    }
    return Outcome(rowCount: rowCount, isTruncated: false)
  }

  private func nextRow() throws -> Bool {
    // A cheap query may end before SQLite ever asks the guard.
    if let stop = session.executionGuard.stop { throw stop }
    do {
      return try session.executionGuard.timed { try statement.step() }
    } catch let error as DatabaseError {
      throw session.translated(error)
    }
  }

  private func bind(_ parameters: [String: Value]) throws {
    let missing = parameterNames.filter { parameters[$0] == nil }
    guard missing.isEmpty else { throw QueryError.missingParameters(missing) }
    let unknown = parameters.keys.filter { !parameterNames.contains($0) }.sorted()
    guard unknown.isEmpty else { throw QueryError.unknownParameters(unknown, known: parameterNames) }
    do {
      for (name, value) in parameters { try statement.bind(value, named: name) }
    } catch {
      throw session.translated(error)
    }
  }

  /// The statement of a text that holds just one; blanks, comments and a semicolon may follow.
  private static func onlyStatement(of sql: String, in database: Database) throws -> Statement {
    var splitter = StatementSplitter(sql)
    guard let statement = try splitter.next(in: database) else { throw QueryError.empty }
    // What follows may be anything, even nonsense: it is one statement too many.
    let isFollowed = (try? splitter.next(in: database) != nil) ?? true
    guard !isFollowed else { throw QueryError.severalStatements }
    return statement
  }

  /// `?1` is a named parameter to SQLite; its name is a number.
  private static func isNumber(_ name: String) -> Bool { name.allSatisfy(\.isNumber) }
}
