import Audit
import Foundation
import History
import Testing

@testable import Report

@Suite("The files of a night")
struct NightFilesTests {
  private func object(_ name: String, of findings: [TrackedFinding]) throws -> [String: Any] {
    let rule = try #require(try RuleCatalogue.builtIn().rule("unknown-storyboards"))
    let audit = AuditReport(
      root: ".", rules: [rule], findings: findings.filter(\.isOpen).map(\.finding),
      problems: [Problem(path: "B.storyboard", message: "it ends too early")],
      metrics: [Metric(rule: "summary", name: "scenes", value: 42)])
    let point = TrendPoint(
      run: SampleNight.previous, openCounts: [.error: 3], metrics: ["scenes": 41], startsCount: true)
    let report = NightReport(
      appName: "Shop", indexedAt: "", revision: nil, toolVersion: "1.0",
      fileCounts: [NightReport.FileCount(kind: "xib", indexed: 2, skipped: 1, failed: 0)], audit: audit,
      comparison: SampleNight.comparison(
        findings, countStarts: [CountStart(rule: "summary", reason: .newRule)], trend: [point]))
    let files = NightFiles(report, inventory: .empty, drawing: "<svg/>", linkTemplate: nil, sources: NoSourceLines())
    let file = try #require(files.all.first { $0.name == name })
    #expect(!file.text.unicodeScalars.contains { $0 != "\n" && $0.isHarmful })
    return try #require(try JSONSerialization.jsonObject(with: Data(file.text.utf8)) as? [String: Any])
  }

  private let one = FindingState.allCases.map { state in
    SampleNight.tracked(
      SampleNight.finding(state.rawValue), state,
      previousPlace: state == .moved ? .init(path: "b.swift", line: 9) : nil,
      reason: state == .unknown ? "its rule did not run" : nil)
  }

  @Test("report.json tells the run, the run before, counts, findings with their states, and the trend")
  func json() throws {
    let report = try object("report.json", of: one)
    #expect(report["version"] as? Int == 1)
    #expect((report["run"] as? [String: Any])?["id"] as? Int == 7)
    #expect((report["previous_run"] as? [String: Any])?["id"] as? Int == 6)
    let summary = try #require(report["summary"] as? [String: Any])
    for state in FindingState.allCases { #expect(summary[state.rawValue] as? Int == 1) }
    #expect(summary["open"] as? [String: Int] == ["error": 3, "warning": 0, "note": 0])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["state"] as? String } == FindingState.allCases.map(\.rawValue))
    let moved = try #require(findings.first { $0["state"] as? String == "moved" })
    #expect(moved["previous_path"] as? String == "b.swift" && moved["previous_line"] as? Int == 9)
    #expect(report["count_starts"] as? [[String: String]] == [["rule": "summary", "reason": "new-rule"]])
    let trend = try #require((report["trend"] as? [[String: Any]])?.first)
    #expect(trend["run"] as? Int == 6 && trend["error"] as? Int == 3 && trend["starts_count"] as? Bool == true)
    #expect(trend["metrics"] as? [String: Int] == ["scenes": 41])
    #expect((report["problems"] as? [[String: String]])?.first?["path"] == "B.storyboard")
  }

  @Test("findings.sarif says new, absent, unchanged and updated; the unknown is as it was")
  func sarif() throws {
    let log = try object("findings.sarif", of: one)
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let states = results.map { result in
      let text = (result["message"] as? [String: String])?["text"] ?? ""
      return "\(text): \(result["baselineState"] as? String ?? "none")"
    }
    #expect(
      states == [
        "new: new", "fixed: absent", "unchanged: unchanged", "moved: updated", "unknown: unchanged",
      ])
    #expect((results.last?["properties"] as? [String: String])?["reason"] == "its rule did not run")
  }

  @Test("hostile names stay inert in JSON and SARIF")
  func hostileNames() throws {
    let name = "</script>\"\\\u{202e}\u{1b}[31m\u{2028}" + String(repeating: "x", count: 10_000)
    let finding = SampleNight.tracked(SampleNight.finding(name, path: "a\n<b>\u{7f}.swift"), .new)
    let json = try object("report.json", of: [finding])
    #expect((json["findings"] as? [[String: Any]])?.first?["message"] as? String == name)
    let log = try object("findings.sarif", of: [finding])
    let results = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    #expect((results?.first?["message"] as? [String: String])?["text"] == name)
  }
}
