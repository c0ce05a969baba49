/// The form that compilers write and Xcode shows in place: `path:line:column: warning: message [rule]`.
public struct TextFormatter: FindingFormatter {
  /// Whether severities and places are coloured.
  public let isColored: Bool
  /// Where to find the lines that are shown below a finding; nil shows none.
  public let excerpts: (any SourceLines)?

  public init(isColored: Bool = false, excerpts: (any SourceLines)? = nil) {
    self.isColored = isColored
    self.excerpts = excerpts
  }

  public func text(of report: AuditReport) -> String {
    let findings = report.findings.map(text(of:)).joined()
    return findings + report.metrics.map { "\($0.name.shownSafely): \($0.value)\n" }.joined()
  }

  private func text(of finding: Finding) -> String {
    let place = place(path: finding.path, line: finding.line, column: finding.column)
    let head = line(place: place, severity: finding.severity, message: finding.message)
    let rule = colored("[\(finding.rule)]", .faint)
    let notes = finding.related.map { related in
      line(
        place: self.place(path: related.path, line: related.line, column: nil), severity: .note,
        message: related.message) + "\n"
    }
    return "\(head) \(rule)\n" + excerpt(of: finding) + notes.joined()
  }

  private func line(place: String, severity: Severity, message: String) -> String {
    "\(colored(place + ":", .bold)) \(colored(severity.rawValue + ":", .init(severity))) \(message.shownSafely)"
  }

  /// A finding about a whole file stands at its first line, since editors need one.
  ///
  /// GitHub Actions takes a line of its log that begins with `::` for a command, and so may a file be named.
  private func place(path: String, line: Int?, column: Int?) -> String {
    guard !path.isEmpty else { return "sceneql" }
    let shown = path.hasPrefix("::") ? "./\(path)" : path
    return "\(shown.shownSafely):\(line ?? 1):\(column ?? 1)"
  }

  /// The line of the source and a mark below the column.
  private func excerpt(of finding: Finding) -> String {
    guard let excerpts, let number = finding.line, let column = finding.column,
      let bytes = excerpts.line(number, of: finding.path), column <= bytes.count
    else { return "" }
    let before = String(decoding: bytes.prefix(column - 1), as: UTF8.self)
    let blanks = before.map { $0 == "\t" ? "\t" : " " }.joined()
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
      .map { String($0).shownSafely }.joined(separator: "\t")
    return "    \(line)\n    \(blanks)\(colored("^", .bold))\n"
  }

  private func colored(_ text: String, _ style: TerminalStyle) -> String {
    isColored ? "\u{1B}[\(style.code)m\(text)\u{1B}[0m" : text
  }
}

/// How a piece of text looks on a terminal.
private enum TerminalStyle {
  case bold
  case faint
  case red
  case yellow
  case cyan

  init(_ severity: Severity) {
    self =
      switch severity {
      case .error: .red
      case .warning: .yellow
      case .note: .cyan
      }
  }

  /// The parameters of the escape sequence.
  var code: String {
    switch self {
    case .bold: "1"
    case .faint: "2"
    case .red: "1;31"
    case .yellow: "1;33"
    case .cyan: "1;36"
    }
  }
}
