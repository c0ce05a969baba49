import Audit
import History

@testable import Report

/// Pages for tests.
enum SamplePage {
  /// The page of a night.
  static func text(
    _ comparison: NightComparison = SampleNight.comparison(), audit: AuditReport = AuditReport(root: "."),
    appName: String = "Shop", inventory: Inventory = .empty, map: PreparedMarkup? = nil, linkTemplate: String? = nil
  ) throws -> String {
    let report = NightReport(
      appName: appName, indexedAt: "2026-01-02T03:04:05Z", revision: "0123456789abcdef", toolVersion: "1.0",
      fileCounts: [NightReport.FileCount(kind: "storyboard", indexed: 2, skipped: 0, failed: 1)], audit: audit,
      comparison: comparison)
    return NightPage(
      report, inventory: inventory, map: map, linkTemplate: try linkTemplate.map { try LinkTemplate($0) }
    ).text
  }

  /// An audit that ran the rule of the findings of ``SampleNight``.
  static func audit(problems: [Problem] = []) throws -> AuditReport {
    let rules = try RuleCatalogue.builtIn().select(["unknown-storyboards"])
    return AuditReport(root: ".", rules: rules, problems: problems)
  }

  /// Facts of a scene that nothing leads to or from, unless ways are given.
  static func scene(
    _ id: Int, _ label: String, waysIn: [SceneFacts.Way] = [], waysOut: [SceneFacts.Way] = []
  ) -> SceneFacts {
    SceneFacts(
      id: id, label: label, storyboard: "Main", element: "viewController", className: nil, identifier: nil,
      isInitial: false, state: "unreachable", path: "Main.storyboard", line: 8, waysIn: waysIn, waysOut: waysOut)
  }

  /// A table of scenes with one column.
  static func table(_ scenes: [SceneFacts]) -> InventoryTable {
    InventoryTable(
      id: "scenes", title: "Scenes", summary: "Every screen.", columns: [.init("Scene")],
      rows: scenes.map { [.scene($0.id, label: $0.label)] })
  }
}
