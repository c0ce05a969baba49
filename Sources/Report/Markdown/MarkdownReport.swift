import Audit
import History

/// A night's report as Markdown, short enough for a chat message or an issue.
public struct MarkdownReport {
  /// How many lines a list has before it says how many more there are.
  private static let longestList = 10

  private let report: NightReport

  public init(_ report: NightReport) {
    self.report = report
  }

  /// The whole text.
  public var text: String {
    let sections = [
      head, unreadFiles, changes(.new, "New"), changes(.fixed, "Fixed"), changes(.moved, "Moved"),
      changes(.unknown, "Unknown"), firstFindings, openRules, metrics,
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var comparison: NightComparison { report.comparison }

  private var head: String {
    let revision = report.revision.map { ", revision \(String($0.prefix(12)).markdownCode)" } ?? ""
    let lines = [
      "# UI flow of \(report.appName.markdownShort)", "",
      "\(MarkdownSummary(report: report).text) Indexed \(report.indexedAt)\(revision) by SceneQL \(report.toolVersion).",
    ]
    return (lines + [countStarts].compactMap { $0 }).joined(separator: "\n")
  }

  /// Says which rules cannot be compared with the night before.
  private var countStarts: String? {
    if comparison.isFirstRun || comparison.countStarts.isEmpty { return nil }
    let names = comparison.countStarts.prefix(Self.longestList).map { start in
      "\(start.rule.markdownCode) (\(start.reason.words))"
    }
    let rest = comparison.countStarts.count - names.count
    return "\nA new count starts for \(names.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")."
  }

  private var unreadFiles: String {
    section("Unread files", report.audit.problems) { "- \($0.path.markdownCode): \($0.message.markdownShort)" }
  }

  private func changes(_ state: FindingState, _ title: String) -> String {
    section(title, comparison.findings(in: state), line: line(of:))
  }

  /// On a first night nothing changed yet, so it lists what is open.
  private var firstFindings: String {
    comparison.isFirstRun ? section("Open", comparison.findings.filter(\.isOpen), line: line(of:)) : ""
  }

  private func line(of tracked: TrackedFinding) -> String {
    let finding = tracked.finding
    let place = finding.path.isEmpty ? "" : "\(MarkdownPlace(path: finding.path, line: finding.line).text): "
    let origin = tracked.previousPlace.map { ", before at \(MarkdownPlace(path: $0.path, line: $0.line).text)" } ?? ""
    let reason = tracked.reason.map { " (\($0.markdownShort))" } ?? ""
    return "- \(finding.severity.rawValue): \(place)\(finding.message.markdownShort)\(origin)\(reason)"
  }

  private var openRules: String {
    if report.openRules.isEmpty { return "" }
    let rows = report.openRules.map { open in
      [open.rule.id]
        + Severity.allCases.reversed().map { severity in
          String(open.findings.count { $0.finding.severity == severity })
        }
    }
    return "## Open by rule\n\n" + MarkdownTable(head: ["rule", "errors", "warnings", "notes"], rows: rows).text
  }

  /// What is left to move away from storyboards, and every other number that changed.
  private var metrics: String {
    let before = comparison.trend.last { $0.run.id == comparison.previous?.id }?.metrics ?? [:]
    let shown = report.audit.metrics.filter { metric in
      Self.steadyMetrics.contains(metric.name) || before[metric.name].map { $0 != metric.value } ?? false
    }
    if shown.isEmpty { return "" }
    let rows = shown.map { metric in
      [metric.name.markdownShort, String(metric.value), before[metric.name].map(String.init) ?? ""]
    }
    return "## Counts\n\n" + MarkdownTable(head: ["metric", "tonight", "before"], rows: rows).text
  }

  /// The metrics that are shown though they stay the same.
  private static let steadyMetrics: Set<String> = ["storyboards", "xibs", "scenes", "segues"]

  private func section<Element>(_ title: String, _ elements: [Element], line: (Element) -> String) -> String {
    if elements.isEmpty { return "" }
    let rest = elements.count - Self.longestList
    let lines = elements.prefix(Self.longestList).map(line) + (rest > 0 ? ["- and \(rest) more"] : [])
    return "## \(title) (\(elements.count))\n\n" + lines.joined(separator: "\n")
  }
}
