/// Workflow commands that GitHub Actions shows beside the lines of a change.
public struct GitHubFormatter: FindingFormatter {
  public init() {}

  public func text(of report: AuditReport) -> String {
    report.findings.map(command(of:)).joined() + report.problems.map(command(of:)).joined()
  }

  private func command(of finding: Finding) -> String {
    var properties: [String] = []
    if !finding.path.isEmpty { properties.append("file=\(escapedProperty(finding.path))") }
    if let line = finding.line { properties.append("line=\(line)") }
    if let column = finding.column { properties.append("col=\(column)") }
    properties.append("title=\(escapedProperty(finding.rule))")
    let related = finding.related.map { "\n\($0.path.shownSafely):\($0.line ?? 1): \($0.message.shownSafely)" }.joined()
    let message = escaped(finding.message.shownSafely + related)
    return "::\(finding.severity.command) \(properties.joined(separator: ","))::\(message)\n"
  }

  private func command(of problem: Problem) -> String {
    "::error file=\(escapedProperty(problem.path)),title=unread file::\(escaped(problem.message.shownSafely))\n"
  }

  /// A value could otherwise end the command or begin another.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { output, scalar in
      switch scalar {
      case "%": output += "%25"
      case "\r": output += "%0D"
      case "\n": output += "%0A"
      default: output.unicodeScalars.append(scalar)
      }
    }
  }

  /// A path keeps its line ends, which GitHub decodes; what a terminal would obey is shown.
  private func escapedProperty(_ text: String) -> String {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return escaped(lines.map { String($0).shownSafely }.joined(separator: "\n")).unicodeScalars.reduce(into: "") {
      output, scalar in
      switch scalar {
      case ":": output += "%3A"
      case ",": output += "%2C"
      default: output.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Severity {
  /// GitHub's word.
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}
