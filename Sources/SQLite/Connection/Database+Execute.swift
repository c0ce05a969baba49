import CSQLite

extension Database {
  /// Prepares one statement. What follows it is not looked at; see `execute` for scripts.
  public func prepare(_ sql: String) throws(DatabaseError) -> Statement {
    guard let statement = try StatementSplitter(sql).first(in: self) else {
      throw DatabaseError(
        action: .prepare, path: path, sql: sql, extendedCode: SQLITE_MISUSE, reason: "the text holds no statement")
    }
    return statement
  }

  /// Runs every statement of a script, in order; rows are passed over.
  ///
  /// SQLite itself finds where each statement ends: a semicolon may stand in a text, a comment or a trigger.
  public func execute(_ script: String) throws(DatabaseError) {
    var splitter = StatementSplitter(script)
    while let statement = try splitter.next(in: self) {
      while try statement.step() {}
    }
  }

  /// All rows of one statement.
  public func rows(_ sql: String, _ parameters: [Value] = []) throws(DatabaseError) -> [Row] {
    let statement = try prepare(sql)
    try statement.bind(parameters)
    let columns = statement.columns
    var rows: [Row] = []
    while try statement.step() { rows.append(Row(columns: columns, values: statement.values)) }
    return rows
  }

  /// The first value of the first row; nil where there is no row.
  public func value(_ sql: String, _ parameters: [Value] = []) throws(DatabaseError) -> Value? {
    let statement = try prepare(sql)
    try statement.bind(parameters)
    // A plain nil would be taken for the value null.
    guard try statement.step() else { return Optional<Value>.none }
    return statement.value(at: 0)
  }

  /// Runs one statement with parameters; rows are passed over.
  public func run(_ sql: String, _ parameters: [Value]) throws(DatabaseError) {
    let statement = try prepare(sql)
    try statement.bind(parameters)
    while try statement.step() {}
  }
}
