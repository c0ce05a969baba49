import Configuration
import InterfaceBuilder
import Testing

@testable import FlowIndex

@Suite("Link conventions, built in and of the team")
struct LinkConventionsTests {
  private func settings(_ json: String) throws -> [StoryboardLinkSetting] {
    try Configuration.parse(Array(#"{"storyboardLinks": [\#(json)]}"#.utf8)).storyboardLinks
  }

  private let app: AppFixture = {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard",
      scenes: [
        scene("a"), scene("p"), scene("q", className: "Frame", restorationIdentifier: "Settings/Detail"),
        scene("r", className: "Box"),
      ],
      segues: [
        segue("s", from: "a", to: "p", kind: "custom", identifier: "go:Settings/Detail", className: "FlowSegue")
      ], runtimeAttributes: [runtimeAttribute("flow", "Settings", of: "r")])
    app.storyboard("Settings.storyboard", initial: "i", scenes: [scene("i"), scene("d", identifier: "Detail")])
    return app
  }()

  @Test("the built-in conventions are rows with unique names")
  func builtIn() {
    let rows = app.flowRows().linkConventions
    #expect(Set(rows.map(\.name)).count == rows.count)
    let linked = rows.first { $0.name == "AOLinkedStoryboardSegue" }
    #expect(
      linked
        == LinkConventionRow(
          id: 1, name: "AOLinkedStoryboardSegue", owner: "segue", className: "AOLinkedStoryboardSegue",
          source: "identifier", pattern: "{scene}@{storyboard}", doesPush: true))
    let robBrown = rows.first { $0.name == "RBStoryboardLink" }
    #expect(robBrown?.source == "runtime_attributes")
    #expect(robBrown?.storyboardAttribute == "storyboardName")
    #expect(robBrown?.sceneAttribute == "sceneIdentifier")
    #expect(rows.first { $0.name == "TVStoryboardViewController" }?.source == "restoration_identifier")
    #expect(rows.first { $0.name == "JGLinkedStoryboard" }?.className == nil)
  }

  @Test("conventions of the team find links by segue, restoration identifier and runtime attributes")
  func ofTheTeam() throws {
    let settings = try settings(
      #"""
      {"name": "flows", "owner": "segue", "class": "FlowSegue", "source": "identifier",
       "pattern": "go:{storyboard}/{scene}", "pushes": true},
      {"name": "frames", "owner": "scene", "class": "Frame", "source": "restorationIdentifier",
       "pattern": "{storyboard}/{scene}"},
      {"name": "boxes", "owner": "scene", "class": "Box", "source": "runtimeAttributes", "storyboardAttribute": "flow"}
      """#)
    let rows = app.flowRows(settings: settings)
    #expect(rows.linkConventions.prefix(3).map(\.name) == ["flows", "frames", "boxes"])
    #expect(rows.linkTexts == ["q -frames-> d", "r -boxes-> i", "s -flows-> d"])
    #expect(rows.storyboardLinks.map(\.doesPush) == [false, false, true])
    #expect(rows.placeholders == ["p", "q", "r"])
  }

  @Test("a convention of the team takes the place of the built-in one of its name")
  func replacement() throws {
    let settings = try settings(
      #"""
      {"name": "AOLinkedStoryboardSegue", "owner": "segue", "class": "FlowSegue", "source": "identifier",
       "pattern": "{storyboard}"}
      """#)
    let named = app.flowRows(settings: settings).linkConventions.filter { $0.name == "AOLinkedStoryboardSegue" }
    #expect(named.map(\.className) == ["FlowSegue"])
  }
}
