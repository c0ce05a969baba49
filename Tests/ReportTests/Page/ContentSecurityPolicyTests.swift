import SQLite
import Testing

@testable import Report

@Suite("The page's content security policy")
struct ContentSecurityPolicyTests {
  private func policy(of page: ReadPage) throws -> String {
    let metas = page.elements("meta")
    return try #require(metas.first { $0["http-equiv"] == "Content-Security-Policy" }?["content"])
  }

  /// What stands between the first tags of a name, byte for byte.
  private func content(of name: String, in text: String) throws -> String {
    let start = try #require(text.firstRange(of: "<\(name)>"))
    let end = try #require(text[start.upperBound...].firstRange(of: "</\(name)>"))
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test("names the digest that the specification's example has")
  func digestsLikeTheSpecification() {
    let policy = ContentSecurityPolicy(styles: [], scripts: ["alert('Hello, world.');"])
    #expect(
      policy.text == "default-src 'none'; style-src 'none'; "
        + "script-src 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='; base-uri 'none'; form-action 'none'")
  }

  @Test("allows the page's own style and script, byte for byte, and nothing else")
  func matchesContent() throws {
    let text = try SamplePage.text()
    let policy = try policy(of: ReadPage(text))
    for name in ["style", "script"] {
      let digest = Base64.text(of: SHA256Digest(of: try content(of: name, in: text)).bytes)
      #expect(policy.contains("\(name)-src 'sha256-\(digest)';"))
    }
    #expect(policy.hasPrefix("default-src 'none';"))
    #expect(!policy.contains("unsafe") && !policy.contains("http"))
  }

  @Test("allows the style of the drawing too")
  func allowsDrawing() throws {
    let map = PreparedMarkup(
      escapedElsewhere:
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><style>.a{fill:red}</style></svg>")
    let digest = Base64.text(of: SHA256Digest(of: ".a{fill:red}").bytes)
    #expect(try policy(of: ReadPage(SamplePage.text(map: map))).contains(" 'sha256-\(digest)'; script-src"))
  }

  @Test("is not circumvented by the page: no handlers, no styles in attributes, nothing loaded")
  func needsNothingElse() throws {
    let page = try ReadPage(SamplePage.text())
    for element in page.elements("html").flatMap({ ReadPage.elements(below: $0) }) {
      for attribute in (element.attributes ?? []).compactMap(\.name) {
        #expect(!attribute.hasPrefix("on") && attribute != "style" && attribute != "src")
      }
    }
  }

  @Test("covers a style and a script that end where their tags end, in HTML and in XML", arguments: [false, true])
  func assetsEndAtTheirTags(isScript: Bool) {
    let asset = isScript ? PageAssets.script : PageAssets.style
    let inner = asset.content.dropFirst("/*<![CDATA[*/".count).dropLast("/*]]>*/".count)
    #expect(!inner.contains("</") && !inner.contains("]]>") && !inner.contains("<!--"))
    #expect(inner.count > 1000)
  }

  @Test("covers every style and script file of the module")
  func usesAllFiles() {
    let used = Set(PageAssets.styleFiles + PageAssets.scriptFiles)
    #expect(Set(embeddedFiles.map { String($0.path.split(separator: "/").last ?? "") }) == used)
  }

  @Test(
    "is written with the alphabet of RFC 4648",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func encodesBase64(text: String, expected: String) {
    #expect(Base64.text(of: Array(text.utf8)) == expected)
  }
}
