import Audit
import History

/// A night's report for programs. Names and types are promises; `version` would change with them.
struct NightJSON {
  static let version = 1

  let report: NightReport

  var text: String {
    JSONValue.object([
      ("version", .integer(Self.version)),
      ("app", .string(report.appName)),
      ("root", .string(report.audit.root)),
      ("run", value(of: comparison.run)),
      ("previous_run", comparison.previous.map(value(of:)) ?? .null),
      ("summary", summary),
      ("count_starts", .array(comparison.countStarts.map(value(of:)))),
      ("findings", .array(comparison.findings.map(value(of:)))),
      ("problems", .array(report.audit.problems.map(value(of:)))),
      ("files", .array(report.fileCounts.map(value(of:)))),
      ("metrics", .array(report.audit.metrics.map(value(of:)))),
      ("trend", .array(comparison.trend.map(value(of:)))),
    ]).prettyText + "\n"
  }

  private var comparison: NightComparison { report.comparison }

  /// How many findings are in each state, and how many of each severity are open.
  private var summary: JSONValue {
    let states = FindingState.allCases.map { state in
      (state.rawValue, JSONValue.integer(comparison.findings(in: state).count))
    }
    let open = comparison.findings.filter(\.isOpen)
    let severities = Severity.allCases.reversed().map { severity in
      (severity.rawValue, JSONValue.integer(open.count { $0.finding.severity == severity }))
    }
    return .object(states + [("open", .object(severities))])
  }

  private func value(of run: RunRecord) -> JSONValue {
    .object([
      ("id", .integer(run.id)), ("started_at", .string(run.startedAt)), ("revision", JSONValue(run.revision)),
      ("tool_version", .string(run.toolVersion)), ("files", .integer(run.fileCount)),
      ("unread_files", .integer(run.unreadCount)),
    ])
  }

  private func value(of start: CountStart) -> JSONValue {
    .object([("rule", .string(start.rule)), ("reason", .string(start.reason.rawValue))])
  }

  private func value(of tracked: TrackedFinding) -> JSONValue {
    let finding = tracked.finding
    return .object([
      ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
      ("path", .string(finding.path)), ("line", JSONValue(finding.line)), ("column", JSONValue(finding.column)),
      ("message", .string(finding.message)), ("scene", JSONValue(finding.scene)),
      ("fingerprint", .string(finding.fingerprint)), ("state", .string(tracked.state.rawValue)),
      ("is_first_count", .bool(tracked.isFirstCount)), ("first_run", .integer(tracked.firstRun)),
      ("first_seen_at", .string(tracked.firstSeenAt)), ("last_run", .integer(tracked.lastRun)),
      ("previous_path", JSONValue(tracked.previousPlace?.path)),
      ("previous_line", JSONValue(tracked.previousPlace?.line)), ("reason", JSONValue(tracked.reason)),
    ])
  }

  private func value(of problem: Problem) -> JSONValue {
    .object([("path", .string(problem.path)), ("message", .string(problem.message))])
  }

  private func value(of count: NightReport.FileCount) -> JSONValue {
    .object([
      ("kind", .string(count.kind)), ("indexed", .integer(count.indexed)), ("skipped", .integer(count.skipped)),
      ("failed", .integer(count.failed)),
    ])
  }

  private func value(of metric: Metric) -> JSONValue {
    .object([("rule", .string(metric.rule)), ("name", .string(metric.name)), ("value", .integer(metric.value))])
  }

  private func value(of point: TrendPoint) -> JSONValue {
    let metrics = point.metrics.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.integer($0.value)) }
    return .object([
      ("run", .integer(point.run.id)), ("started_at", .string(point.run.startedAt)),
      ("revision", JSONValue(point.run.revision)), ("starts_count", .bool(point.startsCount)),
      ("error", .integer(point.openCounts[.error] ?? 0)), ("warning", .integer(point.openCounts[.warning] ?? 0)),
      ("note", .integer(point.openCounts[.note] ?? 0)), ("metrics", .object(metrics)),
    ])
  }
}
