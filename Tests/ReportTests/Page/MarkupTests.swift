import Testing

@testable import Report

@Suite("Markup")
struct MarkupTests {
  private func written(@MarkupBuilder _ content: () -> Markup) -> String { content().written }

  @Test("escapes text and attributes by itself")
  func escapes() {
    let text = written { Element(.span, .label("\"<&'"), text: "<b>&\"'\u{202e}") }
    #expect(text == "<span aria-label=\"&quot;&lt;&amp;&apos;\">&lt;b&gt;&amp;&quot;&apos;\\u{202e}</span>")
  }

  @Test("closes elements that hold nothing so that HTML and XML agree")
  func closesElements() {
    #expect(written { Element(.input, .type("search")) } == "<input type=\"search\"/>")
    #expect(written { Element(.span) } == "<span></span>")
  }

  @Test(
    "has links to places of the page and to the web only",
    arguments: [
      "javascript:alert(1)", "JAVASCRIPT:alert(1)", "data:text/html,x", "//host", "https://", "https://host/\u{202e}",
      "https://host/ x", "vbscript:x", "",
    ])
  func refusesAddresses(address: String) {
    #expect(LinkTarget.web(address) == nil)
  }

  @Test(
    "writes coordinates with one digit after the point, where they need it",
    arguments: [
      (0.0, "0"), (3.0, "3"), (2.25, "2.3"), (-0.31, "-0.3"), (-4.0, "-4"), (1234.56, "1234.6"),
    ])
  func writesCoordinates(number: Double, expected: String) {
    #expect(number.coordinate == expected)
  }

  @Test(
    "groups the digits of numbers",
    arguments: [
      (0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-5400, "-5,400"),
    ])
  func groupsDigits(number: Int, expected: String) {
    #expect(number.grouped == expected)
  }
}
