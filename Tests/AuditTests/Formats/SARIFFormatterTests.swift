import Foundation
import Testing

@testable import Audit

@Suite("Findings as SARIF")
struct SARIFFormatterTests {
  private func run(of report: AuditReport, sources: any SourceLines = NoSourceLines()) throws -> [String: Any] {
    let text = SARIFFormatter(toolVersion: "1.2.3", sources: sources).text(of: report)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func result(of report: AuditReport, sources: any SourceLines = NoSourceLines()) throws -> [String: Any] {
    try #require((try run(of: report, sources: sources)["results"] as? [[String: Any]])?.first)
  }

  private func physicalLocation(_ result: [String: Any], _ key: String = "locations") throws -> [String: Any] {
    let locations = try #require(result[key] as? [[String: Any]])
    return try #require(locations.first?["physicalLocation"] as? [String: Any])
  }

  @Test("the driver names the rules, and each result points at its own")
  func rules() throws {
    let run = try run(of: SampleReport.report())
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["semanticVersion"] as? String == "1.2.3")
    let rule = try #require((driver["rules"] as? [[String: Any]])?.first)
    #expect(rule["id"] as? String == "unknown-segue-identifiers")
    #expect(rule["name"] as? String == "UnknownSegueIdentifiers")
    #expect((rule["defaultConfiguration"] as? [String: Any])?["level"] as? String == "error")
    #expect((rule["properties"] as? [String: Any])?["tags"] as? [String] == ["flow", "crash"])
    let result = try result(of: SampleReport.report())
    #expect(result["ruleIndex"] as? Int == 0)
    #expect(result["level"] as? String == "error")
    #expect(result["partialFingerprints"] as? [String: String] == ["sceneql/v1": "f00d"])
  }

  @Test("places are relative, percent-encoded and based on the root of the sources")
  func locations() throws {
    let location = try physicalLocation(try result(of: SampleReport.report([SampleReport.hostile])))
    let artifact = try #require(location["artifactLocation"] as? [String: String])
    #expect(artifact["uri"] == "A%2Cb%3Ac/%3Cx%3E%20%26%20%22y%22%1B%5B31m.swift")
    #expect(artifact["uriBaseId"] == "%SRCROOT%")
    #expect(location["region"] == nil)
  }

  @Test("a column counts characters where the line is known, and is left out where it is not")
  func columns() throws {
    let sources = FixedSourceLines(lines: ["App/List.swift": [12: "é€ab"]])
    let known = try physicalLocation(try result(of: SampleReport.report(), sources: sources))
    // Byte 5 is the last of the three of the second character, so two characters and a bit stand before byte 6.
    #expect((known["region"] as? [String: Int])?["startLine"] == 12)
    let unknown = try physicalLocation(try result(of: SampleReport.report()))
    #expect(unknown["region"] as? [String: Int] == ["startLine": 12])
    var finding = SampleReport.plain
    finding = Finding(
      rule: finding.rule, severity: .error, path: finding.path, line: 12, column: 6, message: "", fingerprint: "")
    let shifted = try physicalLocation(try result(of: SampleReport.report([finding]), sources: sources))
    #expect(shifted["region"] as? [String: Int] == ["startLine": 12, "startColumn": 3])
  }

  @Test("related places follow with their message")
  func related() throws {
    let result = try result(of: SampleReport.report())
    let location = try physicalLocation(result, "relatedLocations")
    #expect((location["artifactLocation"] as? [String: String])?["uri"] == "App/Main.storyboard")
    let related = try #require((result["relatedLocations"] as? [[String: Any]])?.first)
    #expect((related["message"] as? [String: String])?["text"] == "this is the scene")
  }

  @Test("a baseline tells new from unchanged")
  func baseline() throws {
    var report = SampleReport.report()
    #expect(try result(of: report)["baselineState"] == nil)
    report.knownFingerprints = []
    #expect(try result(of: report)["baselineState"] as? String == "new")
    report.knownFingerprints = ["f00d"]
    #expect(try result(of: report)["baselineState"] as? String == "unchanged")
  }

  @Test("a file that could not be read is a notification of a run that was not whole")
  func problems() throws {
    let run = try run(of: SampleReport.report([], problems: [SampleReport.problem]))
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notification = try #require((invocation["toolExecutionNotifications"] as? [[String: Any]])?.first)
    #expect((notification["message"] as? [String: String])?["text"] == "line 3: merge conflict")
    let whole = try self.run(of: SampleReport.report())
    #expect(((whole["invocations"] as? [[String: Any]])?.first)?["executionSuccessful"] as? Bool == true)
  }
}
