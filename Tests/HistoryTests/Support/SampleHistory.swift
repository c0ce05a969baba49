import TestSupport

@testable import Audit
@testable import History

/// A history of its own, with short words for nights.
final class SampleHistory {
  private let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/history.db"
  }

  /// A rule that asks `sql`.
  static func rule(_ id: String = "r", sql: String = "select 1") -> Rule {
    Rule(
      path: "team/\(id).sql", question: "", id: id, name: id, description: "", kind: .problem, severity: .error,
      precision: .high, tags: [], parameters: [], key: ["path", "name"], why: nil, example: nil, fix: nil, sql: sql)
  }

  /// A fault called `name`; its fingerprint is made of the path and the name, as those of real rules are.
  static func finding(
    _ name: String, path: String = "A.swift", line: Int? = 1, rule: String = "r", related: [RelatedPlace] = []
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, path: path, line: line, column: 1, message: "fault \(name)",
      fingerprint: "\(rule)|\(path)|\(name)", pathlessFingerprint: "\(rule)|\(name)", related: related)
  }

  static func night(
    _ findings: [Finding], rules: [Rule] = [rule()], files: [String: String] = ["A.swift": "a", "B.swift": "b"],
    unread: [String: String] = [:], leftOut: Set<String> = [], silenced: Set<String> = [], time: String = "2026-01-01",
    toolVersion: String = "1"
  ) -> Night {
    Night(
      startedAt: time, appName: "Shop", revision: "abc", toolVersion: toolVersion,
      files: IndexedFiles(contentHashes: files, unread: unread) { leftOut.contains($0) },
      audit: AuditReport(
        root: ".", rules: rules, findings: findings,
        problems: unread.sorted { $0.key < $1.key }.map { Problem(path: $0.key, message: $0.value) },
        silencedFingerprints: silenced))
  }

  /// Records a night.
  @discardableResult
  func record(_ night: Night, keeping count: Int = 100) throws -> NightComparison {
    try HistoryFile(path: path).record(night, keeping: count) { _ in }
  }
}

extension NightComparison {
  /// What became of each finding: `name: state`, by path and place.
  var states: [String] {
    findings.map { "\($0.finding.message.dropFirst("fault ".count)): \($0.state)" }
  }
}
