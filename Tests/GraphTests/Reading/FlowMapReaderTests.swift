import Audit
import Testing

@testable import Graph

@Suite("The map of an index")
struct FlowMapReaderTests {
  private let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
    """

  private func shop() throws -> SmallMap {
    let segue = SmallMap.segue("g", to: "r", "kind=\"show\" identifier=\"more\"")
    let button = SmallMap.phone("<button id=\"b\">\(SmallMap.rect(0, 0, 50, 50))\(segue)</button>")
    let main = SmallMap.storyboard(
      SmallMap.scene("a", attributes: "title=\"Shelf\"", at: (10, 20), button),
      SmallMap.scene("r", element: "viewControllerPlaceholder", attributes: "storyboardName=\"Other\"", at: (400, 20)),
      SmallMap.scene("u", attributes: "title=\"Lost\"", at: (10, 900)))
    let other = SmallMap.storyboard(initial: "b", SmallMap.scene("b", attributes: "title=\"Details\""))
    return try SmallMap(["Main.storyboard": main, "Other.storyboard": other, "Info.plist": info])
  }

  @Test("has every scene with its place, and knows which cannot be reached")
  func readsScenes() throws {
    let map = try shop().map()
    #expect(map.storyboards.map(\.name) == ["Main", "Other"])
    #expect(map.scenes.map(\.name) == ["Shelf", "Other", "Lost", "Details"])
    #expect(map.scenes.map(\.kind) == [.screen, .reference, .screen, .screen])
    #expect(map.scenes.map(\.isReachable) == [true, true, false, true])
    #expect(map.scenes.map(\.canvasPosition) == [Point(x: 10, y: 20), Point(x: 400, y: 20), Point(x: 10, y: 900), nil])
  }

  @Test("joins references: arrows pass through them, flows lead from screen to screen")
  func joinsReferences() throws {
    let map = try shop().map()
    let ids = Dictionary(uniqueKeysWithValues: map.scenes.map { ($0.objectID, $0.id) })
    let arrows = map.arrows.filter { $0.fromSceneID != nil }
    #expect(arrows.map(\.fromSceneID) == [ids["a"], ids["r"]])
    #expect(arrows.map(\.toSceneID) == [ids["r"], ids["b"]])
    #expect(arrows.map(\.style) == [.show, .reference])
    #expect(arrows.first?.label == "more")
    let flow = try #require(map.flows.first { $0.fromSceneID != nil })
    #expect(flow.fromSceneID == ids["a"] && flow.toSceneID == ids["b"] && flow.label == "more")
    #expect(map.arrows.contains { $0.fromSceneID == nil && $0.toSceneID == ids["a"] && $0.style == .entry })
  }

  @Test("counts a finding at the scene that its line is in")
  func countsFindings() throws {
    func finding(_ line: Int, _ severity: Severity) -> Finding {
      Finding(
        rule: "x", severity: severity, path: "Main.storyboard", line: line, column: 1, message: "", fingerprint: "")
    }
    // The scenes stand on the lines 4, 5 and 6.
    let map = try shop().map(findings: [finding(4, .error), finding(6, .note), finding(6, .note), finding(1, .error)])
    #expect(map.scenes.map(\.findings.words) == ["1 error", "", "2 notes", ""])
  }

  @Test("shows one of the copies of a storyboard in several languages")
  func picksOneLanguage() throws {
    let text = SmallMap.storyboard(SmallMap.scene("a", attributes: "title=\"Shelf\""))
    let app = try SmallMap([
      "de.lproj/Main.storyboard": text, "Base.lproj/Main.storyboard": text, "Info.plist": info,
      "iPad/Main.storyboard": text,
    ])
    let map = try app.map()
    #expect(map.storyboards.map(\.path) == ["Base.lproj/Main.storyboard", "iPad/Main.storyboard"])
    #expect(map.arrows.allSatisfy { way in map.scenes.contains { $0.id == way.toSceneID } })
  }
}
