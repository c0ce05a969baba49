import Audit
import History

/// The one line that a night says: what changed, what is open, and where the report is.
struct NightlyLine {
  let comparison: NightComparison
  let reportPath: String

  var text: String {
    let parts = [changes, openCounts, countStarts].compactMap { $0 }
    return parts.joined(separator: "; ") + "; the report is \(reportPath)\n"
  }

  private var changes: String? {
    if comparison.isFirstRun { return nil }
    return FindingState.allCases.map { "\(comparison.findings(in: $0).count) \($0.rawValue)" }.joined(separator: ", ")
  }

  private var openCounts: String {
    let open = comparison.findings.filter(\.isOpen)
    let counts = Severity.allCases.reversed().map { severity in
      let count = open.count { $0.finding.severity == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return (comparison.isFirstRun ? "first run: " : "") + counts.joined(separator: ", ")
  }

  private var countStarts: String? {
    let starts = comparison.countStarts
    guard !comparison.isFirstRun, let first = starts.first else { return nil }
    return starts.count == 1
      ? "a new count starts for \(first.rule)" : "a new count starts for \(starts.count) rules"
  }
}
