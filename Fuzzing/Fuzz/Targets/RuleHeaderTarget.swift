@testable import Audit

extension FuzzTarget {
  /// The file of a team's own rule.
  static let ruleHeader = FuzzTarget(name: "rule-header") { bytes in
    do throws(RuleError) {
      let rule = try RuleReader(path: "own/rule.sql", text: String(decoding: bytes, as: UTF8.self)).read()
      expect(rule.id == "rule", "a rule of another name")
    } catch {
      expect(!"\(error)".isEmpty, "an error without words")
      expect((1...lineCount(of: bytes)).contains(error.line ?? 1), "line \(error.line ?? 0) is outside of the file")
    }
  }
}
