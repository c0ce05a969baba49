import SQLite

/// Lowers errors in files that no target builds to warnings: what is not built cannot fail at run time.
struct UnbuiltFiles {
  private let paths: Set<String>

  /// - Throws: `QueryError` or `DatabaseFileError` where the index cannot be asked.
  init(session: ReadOnlySession) throws {
    let sql =
      """
      select path
      from files
      where is_built = 0
      """
    paths = Set(try session.rows(sql).compactMap { $0["path"]?.string })
  }

  func lowering(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard finding.severity == .error, paths.contains(finding.path) else { return finding }
      return finding.lowered(to: .warning, because: "no target builds this file")
    }
  }
}
