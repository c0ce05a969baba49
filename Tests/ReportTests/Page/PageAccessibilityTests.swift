import History
import Testing

@testable import Report

@Suite("The report's page for those who listen or use keys only")
struct PageAccessibilityTests {
  private func page() throws -> ReadPage {
    let scenes = [SamplePage.scene(1, "Books"), SamplePage.scene(2, "Archive")]
    let inventory = Inventory(tables: [SamplePage.table(scenes)], scenes: scenes)
    let comparison = SampleNight.comparison([SampleNight.tracked(SampleNight.finding("one"), .new)])
    let map = PreparedMarkup(escapedElsewhere: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>")
    return try ReadPage(
      SamplePage.text(comparison, audit: SamplePage.audit(), inventory: inventory, map: map))
  }

  @Test("has one main part, one heading of the first level, and a link that skips to the main part")
  func hasLandmarks() throws {
    let page = try page()
    for name in ["header", "main", "footer", "nav", "h1"] { #expect(page.elements(name).count == 1) }
    #expect(page.elements("a").first?["href"] == "#main")
    #expect(page.element(id: "main")?["tabindex"] == "-1")
    #expect(page.elements("html").first?["lang"] == "en")
  }

  @Test("names every section by its heading, every table by its caption, and every column by its head")
  func namesParts() throws {
    let page = try page()
    for section in page.elements("section") {
      let heading = try #require(section["aria-labelledby"])
      #expect(page.element(id: heading)?.name == "h2")
    }
    for table in page.elements("table") {
      let parts = ReadPage.elements(below: table)
      #expect(parts.contains { $0.name == "caption" && !$0.words.isEmpty })
      #expect(parts.filter { $0.name == "th" }.allSatisfy { $0["scope"] != nil })
    }
  }

  @Test("uses every id once, and every link within the page leads to one")
  func linksWithinPage() throws {
    let page = try page()
    let everything = ReadPage.elements(below: try #require(page.elements("html").first))
    let ids = everything.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
    let targets = page.elements("a").compactMap { $0["href"] }.filter { $0.hasPrefix("#") }
    #expect(targets.contains("#about-scene-2"))
    for target in targets { #expect(ids.contains(String(target.dropFirst()))) }
  }

  @Test("hides what only its script can handle, so that without it plain tables are left")
  func hidesControls() throws {
    let page = try page()
    #expect(page.elements("table").flatMap { ReadPage.elements(below: $0) }.allSatisfy { $0.name != "button" })
    let everything = ReadPage.elements(below: try #require(page.elements("html").first))
    for style in ["finder-controls", "map-toolbar", "more"] {
      let parts = everything.filter { $0["class"] == style }
      #expect(!parts.isEmpty && parts.allSatisfy { $0["hidden"] != nil })
    }
  }
}
