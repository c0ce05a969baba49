import Audit
import Testing

@testable import Graph

@Suite("The map as SVG")
struct FlowMapSVGTests {
  private func scene(_ id: Int64, _ label: String, kind: SceneKind = .screen) -> MapScene {
    MapScene(id: id, objectID: "o\(id)", element: "viewController", label: label, kind: kind)
  }

  private func map(_ scenes: [MapScene], _ arrows: [Way] = []) -> FlowMap {
    FlowMap(
      storyboards: [MapStoryboard(id: 7, name: "Main", path: "App/Main.storyboard", scenes: scenes)], arrows: arrows)
  }

  @Test("marks each scene with its row and object, and tells its name to who points at it")
  func marksScenes() {
    var scene = scene(3, "Books")
    scene.className = "BookListController"
    scene.identifier = "books"
    let svg = FlowMapSVG(map([scene])).text
    #expect(svg.contains("<g class=\"scene screen\" id=\"scene-3\" data-scene=\"3\" data-object=\"o3\">"))
    #expect(svg.contains("<title>Books (BookListController), identifier &apos;books&apos;</title>"))
  }

  @Test("marks unreachable scenes by a pattern and a word, and findings by a number")
  func marksStates() {
    var scene = scene(3, "Archive")
    scene.isReachable = false
    scene.findings.add(.error)
    scene.findings.add(.error)
    let svg = FlowMapSVG(map([scene])).text
    #expect(svg.contains("<g class=\"scene screen unreachable\""))
    #expect(svg.contains("class=\"hatching\""))
    #expect(svg.contains(">unreachable</text>"))
    #expect(svg.contains("<g class=\"badge error\">"))
    #expect(svg.contains("Archive, unreachable, 2 errors</title>"))
  }

  @Test("tells where an arrow leads, what it is, and how sure it is")
  func marksWays() {
    let ways = [
      Way(from: 1, to: 2, style: .present, label: "add", words: "presentation segue"),
      Way(from: 2, to: 1, style: .show, words: "show segue", certainty: .unproven),
    ]
    let svg = FlowMapSVG(map([scene(1, "A"), scene(2, "B")], ways)).text
    #expect(
      svg.contains(
        "<g class=\"way present\" data-from=\"1\" data-to=\"2\">\n<title>presentation segue &apos;add&apos;</title>"))
    #expect(
      svg.contains(
        "<g class=\"way show unproven\" data-from=\"2\" data-to=\"1\">\n<title>show segue (unproven)</title>"))
    #expect(svg.contains(">add</text>"))
  }

  @Test("marks containers by their kind and draws references small")
  func marksKinds() {
    let svg = FlowMapSVG(map([scene(1, "Tabs", kind: .tabs), scene(2, "Settings", kind: .reference)])).text
    #expect(svg.contains("href=\"#flow-map-tabs\""))
    #expect(BoxMetrics.size(of: scene(2, "Settings", kind: .reference)).height < 30)
  }

  @Test("is the same each time")
  func isDeterministic() {
    let scenes = (1...30).map { scene(Int64($0), "Scene \($0)") }
    let ways = (1..<30).map { Way(from: Int64($0), to: Int64($0 * 7 % 30 + 1), style: .show, label: "go") }
    #expect(FlowMapSVG(map(scenes, ways)).text == FlowMapSVG(map(scenes, ways)).text)
  }

  @Test("has a style sheet whose every rule is for the map alone")
  func scopesStyles() {
    for line in FlowMapSVG.styleSheet.split(separator: "\n") where line.contains("{") && !line.hasPrefix("@media") {
      #expect(line.hasPrefix(".flow-map"))
    }
    #expect(!FlowMapSVG(map([])).text(includesStyle: false).contains("<style"))
  }

  @Test("of an app without storyboards is still a drawing")
  func drawsNothing() {
    let svg = FlowMapSVG(FlowMap()).text
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
  }
}
