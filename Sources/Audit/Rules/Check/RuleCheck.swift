import SQLite

/// Checks the statement of a rule against an index: what its header promises must be so.
public struct RuleCheck {
  private let session: ReadOnlySession

  /// - Parameter session: an index; it may be empty, but it must have the tables.
  public init(session: ReadOnlySession) {
    self.session = session
  }

  /// - Throws: `RuleError` for the first promise that is broken.
  public func check(_ rule: Rule) throws(RuleError) {
    let query = try prepare(rule)
    guard SQLOutline(rule.sql).isOrdered else { throw RuleError(path: rule.path, problem: .notOrdered) }
    try checkParameters(rule, bound: query.parameterNames)
    try checkColumns(rule, columns: query.columns)
  }

  private func prepare(_ rule: Rule) throws(RuleError) -> ReadOnlyQuery {
    do {
      return try session.prepare(rule.sql)
    } catch {
      throw RuleError(path: rule.path, line: line(of: error), problem: problem(of: error))
    }
  }

  private func problem(of error: any Error) -> RuleError.Problem {
    switch error {
    case QueryError.empty: .noStatement
    case QueryError.severalStatements: .severalStatements
    case QueryError.refused: .writes
    case QueryError.invalid(let reason, _): .invalidSQL(reason)
    default: .invalidSQL("\(error)")
    }
  }

  /// The statement is the text of the whole file, so its lines are the file's.
  private func line(of error: any Error) -> Int? {
    guard case QueryError.invalid(_, let position?) = error else { return nil }
    return position.line
  }

  private func checkParameters(_ rule: Rule, bound: [String]) throws(RuleError) {
    let declared = rule.parameters.map(\.name)
    if let name = bound.first(where: { !declared.contains($0) }) {
      throw RuleError(path: rule.path, problem: .undeclaredParameter(name))
    }
    if let name = declared.first(where: { !bound.contains($0) }) {
      throw RuleError(path: rule.path, problem: .unusedParameter(name))
    }
  }

  private func checkColumns(_ rule: Rule, columns: [String]) throws(RuleError) {
    if let name = rule.kind.neededColumns.first(where: { !columns.contains($0) }) {
      throw RuleError(path: rule.path, problem: .missingColumn(name))
    }
    if let name = rule.key.first(where: { !columns.contains($0) }) {
      throw RuleError(path: rule.path, problem: .missingKeyColumn(name))
    }
  }
}

extension RuleKind {
  /// The columns that rows of this kind must have.
  fileprivate var neededColumns: [String] {
    switch self {
    case .problem, .diagnostic: ["path", "line", "column", "message"]
    case .metric: ["name", "value"]
    case .listing: []
    }
  }
}
