import Foundation
import Testing

@testable import Graph

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Hostile names")
struct HostileNamesTests {
  static let names = [
    "<script>alert(1)</script>", "\" onload=\"alert(1)", "a\"]; b [label=\"x", "x\"] --> y", "]]>", "&lt;&amp;",
    "\u{202E}txt.exe", "\u{1}\u{0}\u{7F}\u{1B}[31m", "end", "a\nb\\nc\\", "%%{init: {}}%%", "#quot;",
    "click scene1 href",
    "\u{FFFE}", "'; drop table scenes; --", String(repeating: "W", count: 10_000),
    String(repeating: "é\u{301}", count: 5_000),
  ]

  private func map(_ name: String) -> FlowMap {
    var scene = MapScene(id: 1, objectID: name, element: "viewController", label: name)
    scene.className = name + "C"
    scene.identifier = name
    scene.isReachable = false
    scene.screenSize = Size(width: 375, height: 667)
    scene.views = ViewKind.allCases.map {
      MapView(kind: $0, frame: Rectangle(x: 0, y: 0, width: 300, height: 60), text: name)
    }
    scene.bars.hasNavigationBar = true
    scene.bars.title = name
    scene.bars.leftItems = [name]
    scene.bars.toolbarItems = [name]
    let reference = MapScene(id: 2, objectID: "r", element: "viewControllerPlaceholder", label: name, kind: .reference)
    let ways = [
      Way(from: 1, to: 2, style: .show, label: name, words: name), Way(from: 1, to: 1, style: .code, label: name),
    ]
    let board = MapStoryboard(id: 1, name: name, path: "\(name)/x.storyboard", scenes: [scene, reference])
    return FlowMap(storyboards: [board], flows: ways, arrows: ways)
  }

  /// Elements and attributes of a document, as a parser finds them.
  private final class Outline: NSObject, XMLParserDelegate {
    var elements: Set<String> = []
    var attributes: Set<String> = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes given: [String: String]
    ) {
      elements.insert(name)
      attributes.formUnion(given.keys)
    }
  }

  @Test("come out of svg as text: the document stays whole, with no script and no handler", arguments: names)
  func escapesSVG(name: String) {
    let svg = FlowMapSVG(map(name)).text
    let parser = XMLParser(data: Data(svg.utf8))
    let outline = Outline()
    parser.delegate = outline
    #expect(parser.parse())
    #expect(
      outline.elements == [
        "svg", "style", "defs", "marker", "path", "pattern", "symbol", "rect", "g", "title", "text", "use",
      ])
    #expect(!outline.attributes.contains { $0.hasPrefix("on") || $0 == "style" })
    #expect(!svg.unicodeScalars.contains { $0.isHarmful && $0 != "\n" })
    #expect(svg.utf8.count < 60_000)
  }

  @Test("come out of dot within their quotes", arguments: names)
  func escapesDot(name: String) {
    let text = DotText(map(name)).text
    #expect(!text.unicodeScalars.contains { $0.isHarmful && $0 != "\n" })
    for line in text.split(separator: "\n") {
      // Every quote that no backslash hides opens or closes a text; what is left outside is ours.
      var isQuoted = false
      var isEscaped = false
      var outside = ""
      for character in line.unicodeScalars {
        if isEscaped {
          isEscaped = false
        } else if isQuoted, character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isQuoted.toggle()
        } else if !isQuoted {
          outside.unicodeScalars.append(character)
        }
      }
      #expect(!isQuoted)
      #expect(outside.unicodeScalars.allSatisfy { $0.isASCII && $0 != "<" && $0 != "\\" })
    }
  }

  @Test("come out of mermaid with nothing that it could take for its own", arguments: names)
  func escapesMermaid(name: String) {
    let text = MermaidText(map(name)).text
    #expect(text.split(separator: "\n").count == 8)
    let labels = text.split(separator: "\"", omittingEmptySubsequences: false)
    // Texts stand between quotes: every second part.
    #expect(labels.count % 2 == 1)
    for label in stride(from: 1, to: labels.count, by: 2).map({ labels[$0] }) {
      let plain = label.replacingOccurrences(of: "<br/>", with: "")
      #expect(
        plain.unicodeScalars.allSatisfy {
          !$0.isASCII || $0.properties.isAlphabetic || " .-_#;0123456789".unicodeScalars.contains($0)
        })
    }
  }

  @Test("come out of json as they are", arguments: names)
  func keepsNamesInJSON(name: String) throws {
    let text = GraphJSON(map(name)).text
    #expect(!text.unicodeScalars.contains { $0.isHarmful && $0 != "\n" })
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let board = try #require((document["storyboards"] as? [[String: Any]])?.first)
    let found = try #require(board["name"] as? String)
    #expect(found.utf8.elementsEqual(name.utf8))
  }
}
