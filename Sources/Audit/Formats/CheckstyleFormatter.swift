/// The XML of Checkstyle, which many build servers read.
public struct CheckstyleFormatter: FindingFormatter {
  public init() {}

  public func text(of report: AuditReport) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"4.3\">"]
    for file in files(of: report) {
      lines.append("  <file name=\"\(file.path.xmlText)\">")
      lines += file.elements.map { "    \($0)" }
      lines.append("  </file>")
    }
    return (lines + ["</checkstyle>"]).joined(separator: "\n") + "\n"
  }

  /// The elements by file, in the order of the paths.
  private func files(of report: AuditReport) -> [(path: String, elements: [String])] {
    var elements: [String: [String]] = [:]
    for finding in report.findings { elements[finding.path, default: []].append(element(of: finding)) }
    for problem in report.problems { elements[problem.path, default: []].append(element(of: problem)) }
    return elements.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { (path: $0.key, elements: $0.value) }
  }

  private func element(of finding: Finding) -> String {
    let severity = finding.severity == .note ? "info" : finding.severity.rawValue
    return "<error line=\"\(finding.line ?? 1)\" column=\"\(finding.column ?? 1)\" severity=\"\(severity)\" "
      + "message=\"\(finding.message.xmlText)\" source=\"sceneql.\(finding.rule.xmlText)\"/>"
  }

  private func element(of problem: Problem) -> String {
    "<error line=\"1\" column=\"1\" severity=\"error\" message=\"\(problem.message.xmlText)\" "
      + "source=\"sceneql.unread-file\"/>"
  }
}
