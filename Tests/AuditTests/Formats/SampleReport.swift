@testable import Audit

/// A report with everything that a format must cope with.
enum SampleReport {
  static let rule = Rule(
    path: "code/unknown-segue-identifiers.sql", question: "Which?", id: "unknown-segue-identifiers",
    name: "Unknown segue",
    description: "It stops the app.", kind: .problem, severity: .error, precision: .high, tags: ["flow", "crash"],
    parameters: [], key: ["path"], why: "UIKit throws.", example: nil, fix: "Correct it.", sql: "select 1")

  static let plain = Finding(
    rule: rule.id, severity: .error, path: "App/List.swift", line: 12, column: 5,
    message: "no segue 'showDetial' leaves 'Book List' (BookListController); did you mean 'showDetail'?",
    scene: "Book List",
    fingerprint: "f00d", related: [RelatedPlace(path: "App/Main.storyboard", line: 20, message: "this is the scene")])

  /// Names with an escape sequence, a line end, a mark that turns text, and what each format gives a meaning to.
  static let hostile = Finding(
    rule: rule.id, severity: .note, path: "A,b:c/<x> & \"y\"\u{1B}[31m.swift", line: nil, column: nil,
    message: "the scene '\u{202E}a|b`c`<script>%]]>\n::error::x' & \u{9B}31m", scene: nil, fingerprint: "beef")

  static let problem = Problem(path: "Bad.storyboard", message: "line 3: merge conflict")

  static func report(_ findings: [Finding] = [plain], problems: [Problem] = [], metrics: [Metric] = []) -> AuditReport {
    AuditReport(root: "/app", rules: [rule], findings: findings, problems: problems, metrics: metrics)
  }

  /// Whether a text holds a character that a terminal could obey, line ends aside.
  static func isHarmless(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0 != "\n" && $0.isHarmful }
  }
}
