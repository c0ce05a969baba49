import Audit

/// A night's report as Markdown, for a chat message or an issue.
public struct MarkdownReport {
  private let report: NightReport

  public init(_ report: NightReport) {
    self.report = report
  }

  /// The whole text.
  public var text: String {
    let sections = [head, unreadFiles, counts] + rules.map(findings(of:)) + [files, metrics]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var audit: AuditReport { report.audit }

  private var head: String {
    let revision = report.revision.map { ", revision \(String($0.prefix(12)).markdownCode)" } ?? ""
    return """
      # UI flow of \(report.appName.markdownText)

      \(summary). Indexed \(report.indexedAt)\(revision) by SceneQL \(report.toolVersion).
      """
  }

  private var summary: String {
    let counted = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = audit.findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let found = counted.isEmpty ? "No findings" : counted.joined(separator: ", ")
    let unread = audit.problems.count
    let files = unread == 1 ? "1 file" : "\(unread) files"
    return unread == 0 ? found : "\(found); incomplete, since \(files) could not be read"
  }

  private var unreadFiles: String {
    if audit.problems.isEmpty { return "" }
    let lines = audit.problems.map { "- \($0.path.markdownCode): \($0.message.markdownText)" }
    return "## Unread files\n\n" + lines.joined(separator: "\n")
  }

  /// The rules that found something, in the order in which they ran.
  private var rules: [Rule] {
    let found = Set(audit.findings.map(\.rule))
    return audit.rules.filter { found.contains($0.id) }
  }

  private var counts: String {
    if audit.findings.isEmpty { return "" }
    let rows = rules.map { rule in
      let findings = audit.findings.filter { $0.rule == rule.id }
      return [rule.id]
        + Severity.allCases.reversed().map { severity in
          String(findings.count { $0.severity == severity })
        }
    }
    return "## Findings\n\n" + MarkdownTable(head: ["rule", "errors", "warnings", "notes"], rows: rows).text
  }

  private func findings(of rule: Rule) -> String {
    let lines = audit.findings.filter { $0.rule == rule.id }.map(line(of:))
    return "### \(rule.name.markdownText)\n\n\(rule.description.markdownText)\n\n" + lines.joined(separator: "\n")
  }

  private func line(of finding: Finding) -> String {
    let place = finding.line.map { "\(finding.path):\($0)" } ?? finding.path
    let prefix = place.isEmpty ? "" : "\(place.markdownCode): "
    return "- \(finding.severity.rawValue): \(prefix)\(finding.message.markdownText)"
  }

  private var files: String {
    let rows = report.fileCounts.map { [$0.kind, "\($0.indexed)", "\($0.skipped)", "\($0.failed)"] }
    return "## What was read\n\n" + MarkdownTable(head: ["kind", "indexed", "skipped", "failed"], rows: rows).text
  }

  private var metrics: String {
    if audit.metrics.isEmpty { return "" }
    let rows = audit.metrics.map { [$0.name.markdownText, String($0.value)] }
    return "## Counts\n\n" + MarkdownTable(head: ["metric", "value"], rows: rows).text
  }
}
