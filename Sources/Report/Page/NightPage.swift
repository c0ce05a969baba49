import Audit
import History

/// A night's report as one page of HTML that needs nothing but itself.
///
/// It reads as plain sections and tables; its script adds search, sorting and the handling of the map.
public struct NightPage {
  private let report: NightReport
  private let inventory: Inventory
  private let map: PreparedMarkup?
  private let links: SourceLinks

  /// - Parameters:
  ///   - map: the drawing of the storyboards as an SVG element; nil where there is none.
  ///   - linkTemplate: how places of sources become links; nil where they do not.
  public init(_ report: NightReport, inventory: Inventory, map: PreparedMarkup?, linkTemplate: LinkTemplate?) {
    self.report = report
    self.inventory = inventory
    self.map = map
    links = SourceLinks(template: linkTemplate, revision: report.revision)
  }

  /// The whole text of the file.
  public var text: String {
    "<!DOCTYPE html>\n" + PageDocument(title: title, body: body, drawing: map).text
  }

  private var title: String { "UI flow of \(report.appName)" }

  private var body: Markup {
    let sections = sections
    return .group([
      .element(Element(.a, .classes("skip"), .link(.place("main")), text: "Skip to the report")),
      .element(PageHeader(report: report).markup),
      .element(
        Element(.main, .id("main"), .focusableByCode) {
          VerdictSection(report: report).markup
          Contents(sections: sections).markup
          for section in sections { section.markup }
        }),
      .element(PageFooter(report: report).markup),
    ])
  }

  private var sections: [PageSection] {
    let comparison = report.comparison
    let changes = ChangeSections(comparison: comparison, links: links)
    return [changes.new, changes.fixed]
      + [changes.moved, changes.unknown, UnreadSection(problems: report.audit.problems, links: links).section]
      .compactMap { $0 }
      + [
        OpenSection(rules: report.openRules, links: links).section,
        TrendSection(trend: comparison.trend).section,
      ]
      + [MapSection(map: map).section].compactMap { $0 }
      + InventorySections(inventory: inventory, links: links, hasMap: map != nil).sections
      + [CountsSection(report: report).section]
  }
}
