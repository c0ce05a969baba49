import Testing

@testable import Audit

@Suite("Comments that silence rules")
struct SuppressionTests {
  private func comment(_ scope: Suppression.Scope, line: Int, rule: String? = nil) -> Suppression {
    Suppression(path: "A.swift", line: line, column: 1, scope: scope, rule: rule)
  }

  private func finding(line: Int, rule: String = "one", path: String = "A.swift") -> Finding {
    Finding(rule: rule, severity: .warning, path: path, line: line, column: 1, message: "", fingerprint: "")
  }

  @Test("a comment reaches as far as it says")
  func scopes() {
    #expect(comment(.nextLine, line: 4).covers(finding(line: 5)))
    #expect(!comment(.nextLine, line: 4).covers(finding(line: 4)))
    #expect(comment(.line, line: 4).covers(finding(line: 4)))
    #expect(!comment(.line, line: 4).covers(finding(line: 5)))
    #expect(comment(.file, line: 4).covers(finding(line: 900)))
    #expect(!comment(.file, line: 4).covers(finding(line: 5, path: "B.swift")))
  }

  @Test("a comment that names a rule silences that rule alone")
  func rules() {
    #expect(comment(.line, line: 4, rule: "one").covers(finding(line: 4)))
    #expect(!comment(.line, line: 4, rule: "two").covers(finding(line: 4)))
  }

  @Test("comments that silence nothing are told, if their rule ran")
  func superfluous() {
    var filter = SuppressionFilter(
      suppressions: [
        comment(.line, line: 1, rule: "one"), comment(.line, line: 2, rule: "one"),
        comment(.line, line: 3, rule: "two"),
        comment(.line, line: 4, rule: "noe"), comment(.line, line: 5),
      ])
    let isSilenced = filter.suppresses(finding(line: 1))
    #expect(isSilenced)
    let check = SuperfluousSuppressions(ranRules: ["one"], defaultRules: ["one", "two"], allRules: ["one", "two"])
    let findings = check.findings(of: filter)
    #expect(findings.map(\.line) == [2, 4])
    #expect(
      findings.map(\.message) == [
        "this comment silences no finding of the rule 'one'", "this comment names 'noe', but no rule is called so",
      ])
    #expect(findings.allSatisfy { $0.rule == "superfluous-suppressions" && $0.severity == .note })
  }

  @Test("a comment for all rules is superfluous only where all ran")
  func superfluousForAll() {
    let filter = SuppressionFilter(suppressions: [comment(.file, line: 1)])
    let whole = SuperfluousSuppressions(ranRules: ["one", "two"], defaultRules: ["one", "two"], allRules: [])
    #expect(whole.findings(of: filter).map(\.message) == ["this comment silences no finding of any rule"])
    let part = SuperfluousSuppressions(ranRules: ["one"], defaultRules: ["one", "two"], allRules: [])
    #expect(part.findings(of: filter).isEmpty)
  }
}
