import Foundation
import Testing

@testable import Audit

@Suite("Findings as JSON")
struct JSONFormatterTests {
  @Test("names and order of the members are as promised")
  func plain() {
    let text = JSONFormatter().text(of: SampleReport.report(problems: [SampleReport.problem]))
    #expect(
      text == """
        {
          "version": 1,
          "root": "/app",
          "findings": [
            {
              "rule": "unknown-segue-identifiers",
              "severity": "error",
              "path": "App/List.swift",
              "line": 12,
              "column": 5,
              "message": "no segue 'showDetial' leaves 'Book List' (BookListController); did you mean 'showDetail'?",
              "scene": "Book List",
              "fingerprint": "f00d"
            }
          ],
          "problems": [
            {
              "path": "Bad.storyboard",
              "message": "line 3: merge conflict"
            }
          ]
        }

        """)
  }

  @Test("what is not known is null, and hostile names come back as they were")
  func hostile() throws {
    let text = JSONFormatter().text(of: SampleReport.report([SampleReport.hostile]))
    #expect(SampleReport.isHarmless(text))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    let finding = try #require(findings.first)
    #expect(finding["line"] is NSNull)
    #expect(finding["scene"] is NSNull)
    #expect(finding["message"] as? String == SampleReport.hostile.message)
    #expect(finding["path"] as? String == SampleReport.hostile.path)
  }

  @Test("an audit that finds nothing has empty lists")
  func empty() {
    let text = JSONFormatter().text(of: AuditReport(root: "."))
    #expect(text == "{\n  \"version\": 1,\n  \"root\": \".\",\n  \"findings\": [],\n  \"problems\": []\n}\n")
  }

  @Test("metrics stand in a list of their own")
  func metrics() {
    let report = SampleReport.report([], metrics: [Metric(rule: "summary", name: "scenes", value: 7)])
    let text = JSONFormatter().text(of: report)
    #expect(
      text.contains(
        "\"metrics\": [\n    {\n      \"rule\": \"summary\",\n      \"name\": \"scenes\",\n      \"value\": 7"))
  }
}
