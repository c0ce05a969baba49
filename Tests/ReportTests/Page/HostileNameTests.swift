import Audit
import History
import Testing

@testable import Report

@Suite("Hostile names in the report's page")
struct HostileNameTests {
  private static let names = [
    "<script>alert(1)</script>", "</style><img src=x onerror=alert(1)>", "\"onmouseover=\"alert(1)", "'><b>",
    "]]><script>x</script>", "&lt;&#60;", "javascript:alert(1)", "\u{202e}gpj.exe\u{2066}", "\u{0}\u{1b}[2J\u{fffe}",
    "line\nbreak", String(repeating: "w", count: 10_000),
  ]

  /// A page that holds the name wherever a name can stand.
  private func page(of name: String) throws -> String {
    let finding = Finding(
      rule: "unknown-storyboards", severity: .error, path: name, line: 1, column: 1, message: name, scene: name,
      fingerprint: "f", related: [RelatedPlace(path: name, line: 2, message: name)])
    let tracked = SampleNight.tracked(finding, .new, previousPlace: .init(path: name, line: 1), reason: name)
    let way = SceneFacts.Way(
      scene: .init(id: 2, label: name), step: name, certainty: "likely", path: name, line: 4)
    let scene = SceneFacts(
      id: 1, label: name, storyboard: name, element: name, className: name, identifier: name, isInitial: true,
      state: name, path: name, line: 1, waysIn: [way], waysOut: [way])
    let table = InventoryTable(
      id: "scenes", title: "Scenes", summary: "All.",
      columns: [.init("Scene"), .init("Class"), .init("Place", .place)],
      rows: [[.scene(1, label: name), .words(name), .place(path: name, line: 1)]])
    return try SamplePage.text(
      SampleNight.comparison([tracked]), audit: SamplePage.audit(problems: [Problem(path: name, message: name)]),
      appName: name, inventory: Inventory(tables: [table], scenes: [scene]),
      linkTemplate: "https://host/{revision}/{path}#L{line}")
  }

  @Test("stay names: the page has the elements and attributes of a page with a harmless name", arguments: names)
  func stayInert(name: String) throws {
    let hostile = try ReadPage(page(of: name))
    let harmless = try ReadPage(page(of: "Books"))
    #expect(shape(of: hostile) == shape(of: harmless))
  }

  @Test("lead nowhere but to the code host", arguments: names)
  func leadNowhere(name: String) throws {
    for link in try ReadPage(page(of: name)).elements("a") {
      let address = try #require(link["href"])
      #expect(address.hasPrefix("#") || address.hasPrefix("https://host/0123456789abcdef/"))
    }
  }

  @Test("are shown, not obeyed, where they would turn the text around or end a line")
  func showControls() throws {
    let page = try page(of: "a\u{202e}b\nc")
    #expect(!page.unicodeScalars.contains("\u{202e}"))
    #expect(page.contains("a\\u{202e}b\\nc"))
  }

  @Test("are cut where nobody would read on, and the page says how much is missing")
  func abridgeLongNames() throws {
    let page = try ReadPage(page(of: String(repeating: "w", count: 10_000)))
    let words = try #require(page.elements("body").first).words
    #expect(words.contains("w… (9600 more characters)"))
    #expect(!words.contains(String(repeating: "w", count: 401)))
  }

  /// The names of all elements with those of their attributes.
  private func shape(of page: ReadPage) -> [String] {
    page.elements("html").flatMap { ReadPage.elements(below: $0) }.map { element in
      let attributes = (element.attributes ?? []).compactMap(\.name)
      return ([element.name ?? ""] + attributes).joined(separator: " ")
    }
  }
}
