/// Tables for a chat message, an issue or a review.
public struct MarkdownFormatter: FindingFormatter {
  public init() {}

  public func text(of report: AuditReport) -> String {
    var parts = ["**\(summary(of: report))**\n"]
    if !report.findings.isEmpty { parts.append(table(of: report.findings)) }
    if !report.problems.isEmpty { parts.append(table(of: report.problems)) }
    if !report.metrics.isEmpty { parts.append(table(of: report.metrics)) }
    return parts.joined(separator: "\n")
  }

  private func summary(of report: AuditReport) -> String {
    guard !report.findings.isEmpty else { return "No findings" }
    return Severity.allCases.reversed().compactMap { severity in
      let count = report.findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }

  private func table(of findings: [Finding]) -> String {
    table(head: ["severity", "place", "finding", "rule"], rows: findings.map(cells(of:)))
  }

  private func cells(of finding: Finding) -> [String] {
    let place = finding.line.map { "\(finding.path):\($0)" } ?? finding.path
    let related = finding.related.map { related in
      let place = related.line.map { "\(related.path):\($0)" } ?? related.path
      return "<br>\(place.markdownCode): \(related.message.markdownText)"
    }
    return [
      finding.severity.rawValue, place.markdownCode, finding.message.markdownText + related.joined(),
      finding.rule.markdownText,
    ]
  }

  private func table(of problems: [Problem]) -> String {
    table(
      head: ["unread file", "why"], rows: problems.map { [$0.path.markdownCode, $0.message.markdownText] })
  }

  private func table(of metrics: [Metric]) -> String {
    table(head: ["metric", "value"], rows: metrics.map { [$0.name.markdownText, "\($0.value)"] })
  }

  private func table(head: [String], rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}
