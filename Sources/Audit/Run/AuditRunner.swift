import Configuration
import SQLite

/// Runs rules over an index.
public struct AuditRunner {
  private let session: ReadOnlySession
  private let configuration: Configuration
  private let options: AuditOptions
  /// The names of all rules, so that a comment that names none can be told.
  private let catalogue: RuleCatalogue

  /// - Parameter session: the index to ask.
  public init(
    session: ReadOnlySession, catalogue: RuleCatalogue, configuration: Configuration = Configuration(),
    options: AuditOptions = AuditOptions()
  ) {
    self.session = session
    self.catalogue = catalogue
    self.configuration = configuration
    self.options = options
  }

  /// Runs the rules and gathers what they find, by path and place.
  ///
  /// - Parameter root: the root of the app, for the report; of an absolute path the report has the last folder alone, since
  ///   the others tell of a machine and its user.
  /// - Throws: `RuleError` for a team's own rule that breaks a promise of its header; `AuditError` for parameters and for a
  ///   rule that finds too much; `QueryError` or `DatabaseFileError` where the index cannot be asked.
  public func run(_ rules: [Rule], root: String) throws -> AuditReport {
    var findings: [Finding] = []
    var metrics: [Metric] = []
    for rule in rules {
      if !rule.isBuiltIn { try RuleCheck(session: session).check(rule) }
      if rule.kind == .metric {
        metrics += try self.metrics(of: rule)
      } else {
        findings += try self.findings(of: rule)
      }
    }
    findings = try UnbuiltFiles(session: session).lowering(findings)
    let heard = try withoutSuppressed(findings, rules: rules).compactMap(withSetSeverity)
    return AuditReport(
      root: Self.shownRoot(root), rules: rules + [.superfluousSuppressions],
      findings: heard.filter(isAskedFor).sorted(by: Finding.standsBefore), problems: try problems(), metrics: metrics,
      silencedFingerprints: Set(findings.map(\.fingerprint)).subtracting(heard.map(\.fingerprint)))
  }

  /// More rows than anybody reads, and as many as may be held at once.
  public static let mostRows = 100_000

  /// The rows of one rule as they are.
  ///
  /// - Throws: `AuditError` where there are more than `mostRows`, and as `run` does.
  public func rows(of rule: Rule) throws -> [Row] {
    let query = try session.prepare(rule.sql)
    var rows: [Row] = []
    try query.run(try ParameterBinding(rule: rule, given: options.parameters).values()) { row in
      guard rows.count < Self.mostRows else { throw AuditError.tooManyRows(rule: rule.id, limit: Self.mostRows) }
      rows.append(row)
    }
    return rows
  }

  private static func shownRoot(_ root: String) -> String {
    guard root.utf8.first == UInt8(ascii: "/") else { return root }
    return root.split(separator: "/").last.map(String.init) ?? "/"
  }

  private func findings(of rule: Rule) throws -> [Finding] {
    var reader = FindingReader(rule: rule)
    return try rows(of: rule).map { reader.finding(of: $0) }
  }

  private func metrics(of rule: Rule) throws -> [Metric] {
    try rows(of: rule).map { row in
      Metric(rule: rule.id, name: row["name"]?.string ?? "", value: Int(row["value"]?.integer ?? 0))
    }
  }

  private func withoutSuppressed(_ findings: [Finding], rules: [Rule]) throws -> [Finding] {
    let suppressions = try SuppressionReader(session: session).suppressions()
    var filter = SuppressionFilter(suppressions: suppressions)
    let open = findings.filter { !filter.suppresses($0) }
    let check = SuperfluousSuppressions(
      ranRules: Set(rules.map(\.id)), defaultRules: Set(catalogue.rules.filter(\.isRunByDefault).map(\.id)),
      allRules: Set(catalogue.rules.map(\.id)))
    return open + check.findings(of: filter)
  }

  /// The finding with the severity that the team set for it; nil where it is switched off.
  private func withSetSeverity(_ finding: Finding) -> Finding? {
    let file = finding.path.isEmpty ? nil : Array(finding.path.utf8)
    guard let setting = configuration.severity(ofRule: finding.rule, inFile: file) else { return finding }
    guard let severity = Severity(rawValue: setting.rawValue) else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }

  private func isAskedFor(_ finding: Finding) -> Bool {
    options.paths?.contains(finding.path) ?? true
  }

  private func problems() throws -> [Problem] {
    let sql =
      """
      select path, problem
      from files
      where status = 'failed'
      union all
      select path, problem
      from unreadable_folders
      order by path
      """
    return try session.rows(sql).map { row in
      Problem(path: row["path"]?.string ?? "", message: row["problem"]?.string ?? "could not be read")
    }
  }
}
