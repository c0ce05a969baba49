import SQLite
import Testing

@testable import Audit

@Suite("Fingerprints")
struct FingerprintTests {
  private func fingerprint(_ values: [Value], rule: String = "rule") -> String {
    var fingerprint = Fingerprint()
    return fingerprint.next(rule: rule, values: values)
  }

  @Test("is the digest of the rule and the values, each behind its length")
  func digest() {
    // SHA-256 of "4:rule1:a2:bc".
    #expect(fingerprint(["a", "bc"]) == SHA256Digest(of: "4:rule1:a2:bc").hexadecimal)
  }

  @Test("values do not run together")
  func boundaries() {
    #expect(fingerprint(["a", "bc"]) != fingerprint(["ab", "c"]))
    #expect(fingerprint([nil, "a"]) != fingerprint(["", "a"]))
    #expect(fingerprint(["x"], rule: "one") != fingerprint(["x"], rule: "two"))
  }

  @Test("equal faults are counted")
  func ordinals() {
    var fingerprint = Fingerprint()
    let first = fingerprint.next(rule: "rule", values: ["a"])
    let second = fingerprint.next(rule: "rule", values: ["a"])
    let other = fingerprint.next(rule: "rule", values: ["b"])
    #expect(Set([first, second, other]).count == 3)
  }

  @Test("a finding keeps its fingerprint when its line moves")
  func movedLines() throws {
    let text = """
      -- @id one
      -- @name n
      -- @description d
      -- @kind problem
      -- @severity note
      -- @precision low
      -- @tags t
      -- @key path, name
      """
    let rule = try RuleReader(path: "one.sql", text: text).read()
    let columns = ["path", "line", "column", "message", "name"]
    func finding(line: Value) -> Finding {
      var reader = FindingReader(rule: rule)
      return reader.finding(of: Row(columns: columns, values: ["A.swift", line, 1, "message", "x"]))
    }
    #expect(finding(line: 3).fingerprint == finding(line: 30).fingerprint)
    #expect(finding(line: 3).line == 3)
    #expect(finding(line: 0).line == nil)
  }
}
