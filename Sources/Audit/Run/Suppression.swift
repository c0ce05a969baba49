import SQLite

/// A comment in a source that silences rules.
struct Suppression: Equatable {
  /// How far it reaches.
  enum Scope: String {
    case file
    case line
    case nextLine = "next"
  }

  /// The file it stands in, relative to the root.
  let path: String
  let line: Int
  let column: Int
  let scope: Scope
  /// The rule; nil means every rule.
  let rule: String?

  /// Whether it silences a finding.
  func covers(_ finding: Finding) -> Bool {
    guard finding.path == path, rule == nil || rule == finding.rule else { return false }
    return switch scope {
    case .file: true
    case .line: finding.line == line
    case .nextLine: finding.line == line + 1
    }
  }
}

/// Reads the comments from an index.
struct SuppressionReader {
  let session: ReadOnlySession

  /// All comments, by file and line.
  func suppressions() throws -> [Suppression] {
    let sql =
      """
      select files.path as path, suppressions.line as line, suppressions.column as column,
        suppressions.scope as scope, suppressions.rule as rule
      from suppressions
      join files on files.id = suppressions.file_id
      order by files.path, suppressions.line, suppressions.column, suppressions.id
      """
    return try session.rows(sql).compactMap { row in
      guard let path = row["path"]?.string, let line = row["line"]?.integer, let column = row["column"]?.integer,
        let scope = row["scope"]?.string.flatMap(Suppression.Scope.init(rawValue:))
      else { return nil }
      return Suppression(path: path, line: Int(line), column: Int(column), scope: scope, rule: row["rule"]?.string)
    }
  }
}
