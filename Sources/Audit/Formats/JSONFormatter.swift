/// The form for programs. Its names and types are promises; `version` would change with them.
public struct JSONFormatter: FindingFormatter {
  public init() {}

  public func text(of report: AuditReport) -> String {
    var members: [(String, JSONValue)] = [
      ("version", .integer(1)),
      ("root", .string(report.root)),
      ("findings", .array(report.findings.map(value(of:)))),
      ("problems", .array(report.problems.map(value(of:)))),
    ]
    if !report.metrics.isEmpty {
      members.append(("metrics", .array(report.metrics.map(value(of:)))))
    }
    return JSONValue.object(members).prettyText + "\n"
  }

  private func value(of finding: Finding) -> JSONValue {
    .object([
      ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)),
      ("path", .string(finding.path)),
      ("line", JSONValue(finding.line)),
      ("column", JSONValue(finding.column)),
      ("message", .string(finding.message)),
      ("scene", JSONValue(finding.scene)),
      ("fingerprint", .string(finding.fingerprint)),
    ])
  }

  private func value(of problem: Problem) -> JSONValue {
    .object([("path", .string(problem.path)), ("message", .string(problem.message))])
  }

  private func value(of metric: Metric) -> JSONValue {
    .object([("rule", .string(metric.rule)), ("name", .string(metric.name)), ("value", .integer(metric.value))])
  }
}
