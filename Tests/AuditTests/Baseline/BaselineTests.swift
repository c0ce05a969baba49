import TestSupport
import Testing

@testable import Audit

@Suite("Baselines")
struct BaselineTests {
  private func finding(_ fingerprint: String, path: String = "A.swift", rule: String = "one", line: Int = 1) -> Finding
  {
    Finding(
      rule: rule, severity: .warning, path: path, line: line, column: 1, message: "message", fingerprint: fingerprint)
  }

  private func report(_ findings: [Finding], problems: [Problem] = []) throws -> AuditReport {
    AuditReport(root: ".", rules: [try rule("one")], findings: findings, problems: problems)
  }

  private func rule(_ id: String) throws -> Rule {
    let text = """
      -- @id \(id)
      -- @name n
      -- @description d
      -- @kind problem
      -- @severity note
      -- @precision low
      -- @tags t
      -- @key path
      """
    return try RuleReader(path: "\(id).sql", text: text).read()
  }

  @Test("the file is sorted, relative and versioned, whatever order the findings come in")
  func writesSorted() throws {
    let baseline = Baseline(findings: [finding("b"), finding("c", path: "Z.swift"), finding("a")])
    let text = BaselineFile.text(of: baseline)
    #expect(
      text == BaselineFile.text(of: Baseline(findings: [finding("a"), finding("b"), finding("c", path: "Z.swift")])))
    #expect(
      text.hasPrefix(
        "{\n  \"version\": 1,\n  \"findings\": [\n    {\n      \"rule\": \"one\",\n      \"path\": \"A.swift\""))
    #expect(baseline.entries.map(\.fingerprint) == ["a", "b", "c"])
  }

  @Test("what is written is read again")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let file = BaselineFile(path: "\(folder.path)/baseline.json")
    let baseline = Baseline(findings: [finding("a", path: "Ünï/\u{1B}.swift")])
    try file.write(baseline)
    #expect(try file.read() == baseline)
  }

  @Test("known findings stay known when their lines move")
  func survivesMovedLines() throws {
    let baseline = Baseline(findings: [finding("a", line: 10)])
    let comparison = BaselineComparison(baseline: baseline, report: try report([finding("a", line: 99), finding("b")]))
    #expect(comparison.known.map(\.fingerprint) == ["a"])
    #expect(comparison.new.map(\.fingerprint) == ["b"])
    #expect(comparison.superfluous.isEmpty)
  }

  @Test("an entry that nobody finds any more is superfluous")
  func tellsSuperfluous() throws {
    let baseline = Baseline(findings: [finding("a"), finding("b")])
    let comparison = BaselineComparison(baseline: baseline, report: try report([finding("b")]))
    #expect(comparison.superfluous.map(\.fingerprint) == ["a"])
  }

  @Test("an entry is not superfluous where its rule did not run, its file was not read, or nobody asked")
  func keepsUnknown() throws {
    let baseline = Baseline(
      findings: [finding("a", rule: "other"), finding("b", path: "Bad.swift"), finding("c", path: "C.swift")])
    let report = try report([], problems: [Problem(path: "Bad.swift", message: "unreadable")])
    let comparison = BaselineComparison(baseline: baseline, report: report, paths: ["A.swift"])
    #expect(comparison.superfluous.isEmpty)
  }

  @Test("a newer version is refused")
  func refusesNewer() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\"version\": 2, \"entries\": []}", to: "b.json")
    let error = #expect(throws: BaselineError.self) { try BaselineFile(path: path).read() }
    #expect(error?.problem == .newer(2))
  }

  @Test(
    "what is no baseline is refused",
    arguments: ["", "[]", "{\"findings\": []}", "{\"version\": 1, \"findings\": [{}]}"])
  func refusesOtherFiles(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "b.json")
    let error = #expect(throws: BaselineError.self) { try BaselineFile(path: path).read() }
    #expect(error?.problem == .invalid)
  }

  @Test("a missing file is named with what to do")
  func refusesMissingFile() {
    let error = #expect(throws: BaselineError.self) { try BaselineFile(path: "/nowhere/b.json").read() }
    #expect(error?.description.hasPrefix("cannot read the baseline '/nowhere/b.json': ") == true)
  }
}
