/// SARIF 2.1.0, which code hosts and editors read.
///
/// Paths are relative to `%SRCROOT%` and percent-encoded, so that no name of a machine or user leaks.
public struct SARIFFormatter: FindingFormatter {
  public let toolVersion: String
  private let locations: SARIFLocations
  private let comparisons: [String: SARIFComparison]

  /// - Parameters:
  ///   - sources: where to find the lines of sources. Columns are written only where their line is known, since SARIF
  ///     counts characters and the index counts bytes.
  ///   - comparisons: what became of findings since an earlier run, by fingerprint.
  public init(
    toolVersion: String, sources: any SourceLines = NoSourceLines(), comparisons: [String: SARIFComparison] = [:]
  ) {
    self.toolVersion = toolVersion
    self.comparisons = comparisons
    locations = SARIFLocations(sources: sources)
  }

  public func text(of report: AuditReport) -> String {
    let log = JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([run(of: report)])),
    ])
    return log.prettyText + "\n"
  }

  private func run(of report: AuditReport) -> JSONValue {
    let rules = rulesNamed(in: report)
    var members: [(String, JSONValue)] = [
      ("tool", .object([("driver", SARIFDriver(toolVersion: toolVersion, rules: rules).value)])),
      ("columnKind", .string("unicodeCodePoints")),
      ("invocations", .array([invocation(of: report)])),
      ("results", .array(report.findings.map { result(of: $0, rules: rules, report: report) })),
    ]
    if !report.metrics.isEmpty {
      members.append(("properties", .object([("metricResults", .array(report.metrics.map(value(of:))))])))
    }
    return .object(members)
  }

  /// The rules that ran; a rule that only a finding names gets none of its own.
  private func rulesNamed(in report: AuditReport) -> [Rule] {
    report.rules.filter { $0.kind != .metric }
  }

  private func result(of finding: Finding, rules: [Rule], report: AuditReport) -> JSONValue {
    var members: [(String, JSONValue)] = [("ruleId", .string(finding.rule))]
    if let index = rules.firstIndex(where: { $0.id == finding.rule }) {
      members.append(("ruleIndex", .integer(index)))
    }
    members.append(("level", .string(finding.severity.rawValue)))
    members.append(("message", .object([("text", .string(finding.message))])))
    if !finding.path.isEmpty {
      members.append(("locations", .array([locations.location(of: finding)])))
    }
    if !finding.related.isEmpty {
      members.append(("relatedLocations", .array(locations.locations(of: finding.related))))
    }
    members.append(("partialFingerprints", .object([("sceneql/v1", .string(finding.fingerprint))])))
    return .object(members + comparison(of: finding, report: report).members)
  }

  private func comparison(of finding: Finding, report: AuditReport) -> SARIFComparison {
    if let comparison = comparisons[finding.fingerprint] { return comparison }
    guard let known = report.knownFingerprints else { return SARIFComparison(baselineState: nil) }
    return SARIFComparison(baselineState: known.contains(finding.fingerprint) ? .unchanged : .new)
  }

  /// Whether the run was whole: a file that could not be read is a notification.
  private func invocation(of report: AuditReport) -> JSONValue {
    var members: [(String, JSONValue)] = [("executionSuccessful", .bool(report.problems.isEmpty))]
    if !report.problems.isEmpty {
      members.append(("toolExecutionNotifications", .array(report.problems.map(notification(of:)))))
    }
    return .object(members)
  }

  private func notification(of problem: Problem) -> JSONValue {
    .object([
      ("level", .string("error")),
      ("message", .object([("text", .string(problem.message))])),
      ("locations", .array([locations.location(path: problem.path, line: nil, column: nil)])),
    ])
  }

  private func value(of metric: Metric) -> JSONValue {
    .object([("ruleId", .string(metric.rule)), ("name", .string(metric.name)), ("value", .integer(metric.value))])
  }
}
