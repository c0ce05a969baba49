import Audit

/// The files that a night's report is made of.
public struct NightFiles {
  /// The file that a person opens.
  public static let mainName = "report.md"

  private let report: NightReport
  private let sources: any SourceLines

  /// - Parameter sources: where to find the lines of sources, for the columns of SARIF.
  public init(_ report: NightReport, sources: any SourceLines) {
    self.report = report
    self.sources = sources
  }

  /// `report.md` for a chat message, `report.json` for programs, `findings.sarif` for code hosts.
  public var all: [ReportFolder.File] {
    [
      ReportFolder.File(name: "report.md", text: MarkdownReport(report).text),
      ReportFolder.File(name: "report.json", text: NightJSON(report: report).text),
      ReportFolder.File(name: "findings.sarif", text: NightSARIF(report: report, sources: sources).text),
    ]
  }
}
