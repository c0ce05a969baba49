import Audit
import History

/// Nights for tests of reports.
enum SampleNight {
  static let run = RunRecord(
    id: 7, startedAt: "2026-01-02T03:04:05Z", revision: "0123456789abcdef", toolVersion: "1.0", fileCount: 30,
    unreadCount: 0)
  static let previous = RunRecord(
    id: 6, startedAt: "2026-01-01T03:04:05Z", revision: nil, toolVersion: "1.0", fileCount: 29, unreadCount: 0)

  static func finding(
    _ message: String, severity: Severity = .error, path: String = "a.swift", line: Int? = 3,
    rule: String = "unknown-storyboards"
  ) -> Finding {
    Finding(rule: rule, severity: severity, path: path, line: line, column: 1, message: message, fingerprint: message)
  }

  /// A finding with its state; what the state needs is added.
  static func tracked(
    _ finding: Finding, _ state: FindingState, previousPlace: TrackedFinding.Place? = nil, reason: String? = nil
  ) -> TrackedFinding {
    TrackedFinding(
      finding: finding, state: state, firstRun: state == .new ? run.id : 2,
      firstSeenAt: state == .new ? run.startedAt : "2025-12-28T03:04:05Z",
      lastRun: state == .fixed || state == .unknown ? previous.id : run.id, previousPlace: previousPlace,
      reason: reason)
  }

  /// What the history makes of a night with these findings.
  static func comparison(
    _ findings: [TrackedFinding] = [], previous: RunRecord? = previous, countStarts: [CountStart] = [],
    trend: [TrendPoint] = []
  ) -> NightComparison {
    NightComparison(run: run, previous: previous, findings: findings, countStarts: countStarts, trend: trend)
  }
}
