import ProjectSettings
import Testing

@testable import FlowIndex

@Suite("Ways into the app")
struct EntryFlowsTests {
  private let main = EntryPointFact(
    key: "UIMainStoryboardFile", name: "Main", target: .mainStoryboard, line: 5)

  @Test("an entry point leads to the initial scene of every copy and device variant")
  func copies() {
    var app = AppFixture()
    app.storyboard("Base.lproj/Main.storyboard", initial: "b", scenes: [scene("b")])
    app.storyboard("fr.lproj/Main.storyboard", initial: "f", scenes: [scene("f")])
    app.storyboard("Main~ipad.storyboard", initial: "p", scenes: [scene("p")])
    app.settings("Info.plist", entryPoints: [main])
    let rows = app.flowRows()
    #expect(
      rows.flowTexts == ["* -entry-> b certain", "* -entry-> f certain", "* -entry-> p certain"])
    #expect(rows.flows.map(\.entryPointID) == [1, 1, 1])
  }

  @Test("where an entry may mean several storyboards, all are likely")
  func severalStoryboards() {
    var app = AppFixture()
    app.storyboard("A/Main.storyboard", initial: "a", scenes: [scene("a")])
    app.storyboard("B/Main.storyboard", initial: "b", scenes: [scene("b")])
    app.settings("Info.plist", entryPoints: [main])
    #expect(app.flowRows().flowTexts == ["* -entry-> a likely", "* -entry-> b likely"])
  }

  @Test("a project with an entry point has no other roots: an initial scene that nothing opens is unreachable")
  func otherStoryboards() {
    var app = AppFixture()
    app.storyboard("Main.storyboard", initial: "m", scenes: [scene("m")])
    app.storyboard("Other.storyboard", initial: "o", scenes: [scene("o")])
    app.settings("Info.plist", entryPoints: [main])
    #expect(app.flowRows().reached == ["m": 0])
  }

  @Test("a project that names no storyboard has its initial scenes as likely entries")
  func noEntryPoint() {
    var app = AppFixture()
    app.storyboard("App/Main.storyboard", scope: "App", initial: "m", scenes: [scene("m")])
    app.storyboard("Lib/Kit.storyboard", scope: "Lib", initial: "k", scenes: [scene("k"), scene("x")])
    app.settings("App/Info.plist", scope: "App", entryPoints: [main])
    let rows = app.flowRows()
    #expect(rows.flowTexts == ["* -entry-> m certain", "* -entry-> k likely"])
    #expect(rows.reached == ["m": 0, "k": 0])
  }

  @Test("an entry that names no storyboard does not make the whole project unreachable")
  func brokenEntryPoint() {
    var app = AppFixture()
    app.storyboard("Mian.storyboard", initial: "m", scenes: [scene("m")])
    app.settings("Info.plist", entryPoints: [main])
    #expect(app.flowRows().flowTexts == ["* -entry-> m likely"])
  }

  @Test("the application scene, notification and glance scenes, launch screens and the watch's first scene are entered")
  func scenesOfTheSystem() {
    var app = AppFixture()
    app.storyboard("Main.storyboard", initial: "m", scenes: [scene("m")])
    app.storyboard(
      "Mac.storyboard", platform: "macOS", initial: "w",
      scenes: [scene("app", "application"), scene("w", "windowController")])
    app.storyboard(
      "Interface.storyboard", platform: "watchOS", initial: "c",
      scenes: [scene("c", "controller"), scene("n", "notificationController"), scene("g", "glanceController")])
    app.storyboard("Launch.storyboard", isLaunchScreen: true, initial: "l", scenes: [scene("l"), scene("x")])
    app.settings("Info.plist", entryPoints: [main])
    let rows = app.flowRows()
    #expect(
      rows.flowTexts == [
        "* -entry-> m certain", "* -entry-> app certain", "* -entry-> n certain", "* -entry-> g certain",
        "* -entry-> l certain", "* -entry-> c likely",
      ])
  }

  @Test("an initial scene that is a reference is entered with what it stands for")
  func initialReference() {
    var app = AppFixture()
    app.storyboard("Main.storyboard", initial: "r", scenes: [reference("r", to: "Other")])
    app.storyboard("Other.storyboard", initial: "o", scenes: [scene("o")])
    app.settings("Info.plist", entryPoints: [main])
    #expect(app.flowRows().flowTexts == ["* -entry-> r certain", "* -entry-> o certain"])
  }
}
