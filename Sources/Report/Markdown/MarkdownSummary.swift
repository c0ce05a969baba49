import Audit
import History

/// The sentences that say what changed, what is open and what is missing.
struct MarkdownSummary {
  let report: NightReport

  var text: String {
    [changes, "\(open)\(missing)."].joined(separator: " ")
  }

  private var comparison: NightComparison { report.comparison }

  private var changes: String {
    guard let previous = comparison.previous else { return "First run, so there is nothing to compare with." }
    let counts = FindingState.allCases.map { "\(comparison.findings(in: $0).count) \($0.rawValue)" }
    return "\(counts.joined(separator: ", ")) since \(previous.startedAt)."
  }

  private var open: String {
    let counted = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = comparison.findings.count { $0.isOpen && $0.finding.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return "Open: \(counted.isEmpty ? "nothing" : counted.joined(separator: ", "))"
  }

  private var missing: String {
    let count = report.audit.problems.count
    return count == 0 ? "" : "; incomplete, since \(count == 1 ? "1 file" : "\(count) files") could not be read"
  }
}

extension CountStart.Reason {
  /// The reason for people.
  var words: String {
    switch self {
    case .firstRun: "first run"
    case .newRule: "new rule"
    case .changedRule: "the rule has changed"
    case .changedTool: "another version of SceneQL"
    }
  }
}
