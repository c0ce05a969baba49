import Audit

/// The files that a night's report is made of.
public struct NightFiles {
  /// The file that a person opens.
  public static let mainName = "report.html"

  private let report: NightReport
  private let page: NightPage
  private let drawing: String
  private let sources: any SourceLines

  /// - Parameters:
  ///   - inventory: what the app consists of, for the tables of the page.
  ///   - drawing: the map of the storyboards as an SVG document.
  ///   - linkTemplate: how places on the page become links; nil where they do not.
  ///   - sources: where to find the lines of sources, for the columns of SARIF.
  public init(
    _ report: NightReport, inventory: Inventory, drawing: String, linkTemplate: LinkTemplate?,
    sources: any SourceLines
  ) {
    self.report = report
    self.drawing = drawing
    let map = inventory.scenes.isEmpty ? nil : PreparedMarkup(escapedElsewhere: drawing)
    page = NightPage(report, inventory: inventory, map: map, linkTemplate: linkTemplate)
    self.sources = sources
  }

  /// `report.html` for people, `flow.svg` for the map alone, `report.md` for a chat message, `report.json` for programs,
  /// `findings.sarif` for code hosts.
  public var all: [ReportFolder.File] {
    [
      ReportFolder.File(name: Self.mainName, text: page.text),
      ReportFolder.File(name: "report.md", text: MarkdownReport(report).text),
      ReportFolder.File(name: "report.json", text: NightJSON(report: report).text),
      ReportFolder.File(name: "findings.sarif", text: NightSARIF(report: report, sources: sources).text),
      ReportFolder.File(name: "flow.svg", text: drawing),
    ]
  }
}
