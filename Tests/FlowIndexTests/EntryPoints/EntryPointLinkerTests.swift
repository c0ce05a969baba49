import InterfaceBuilder
import ProjectSettings
import Testing

@testable import FlowIndex

@Suite("Storyboards that the system loads by itself")
struct EntryPointLinkerTests {
  private func entry(
    _ name: String, key: String = "UIMainStoryboardFile", target: EntryPointFact.Target = .mainStoryboard,
    line: Int? = 12
  ) -> EntryPointFact {
    EntryPointFact(key: key, name: name, target: target, line: line)
  }

  private func entryPoints(_ app: AppFixture) -> [EntryPointRow] {
    var rows = app.interfaceRows()
    EntryPointLinker.link(files: app.files, catalog: StoryboardCatalog(rows: rows), rows: &rows)
    return rows.entryPoints
  }

  @Test("a plist names the nearest storyboard and its initial scene")
  func nearestStoryboard() {
    var app = AppFixture()
    app.storyboard("Share/Main.storyboard", initial: "s", scenes: [scene("s")])
    app.storyboard("App/Main.storyboard", initial: "b", scenes: [scene("a"), scene("b")])
    app.settings("App/Info.plist", entryPoints: [entry("Main")])
    #expect(
      entryPoints(app) == [
        EntryPointRow(
          id: 1, fileID: 3, key: "UIMainStoryboardFile", storyboard: "Main", sceneID: 3, storyboardID: 2,
          target: "mainStoryboard", isResolved: true, line: 12, column: 1)
      ])
  }

  @Test("two projects in one tree: each plist means its own storyboard")
  func twoProjects() {
    var app = AppFixture()
    app.storyboard("One/Main.storyboard", scope: "One", initial: "a", scenes: [scene("a")])
    app.storyboard("Two/Main.storyboard", scope: "Two", initial: "b", scenes: [scene("b")])
    app.settings("Two/Supporting/Info.plist", scope: "Two", entryPoints: [entry("Main")])
    app.settings("One/Supporting/Info.plist", scope: "One", entryPoints: [entry("Main")])
    #expect(entryPoints(app).map(\.sceneID) == [2, 1])
  }

  @Test("a missing storyboard keeps its row without one; a binary plist is told by its first line")
  func missingStoryboard() {
    var app = AppFixture()
    app.settings("Info.plist", entryPoints: [entry("Mian", line: nil)])
    let rows = entryPoints(app)
    #expect(rows.map(\.storyboard) == ["Mian"])
    #expect(rows.map(\.storyboardID) == [nil])
    #expect(rows.map(\.isResolved) == [true])
    #expect(rows.map(\.line) == [1])
  }

  @Test("the device of a key picks the variant for it")
  func devices() {
    var app = AppFixture()
    app.storyboard("Main.storyboard", initial: "a", scenes: [scene("a")])
    app.storyboard("Main~ipad.storyboard", initial: "b", scenes: [scene("b")])
    app.settings(
      "Info.plist",
      entryPoints: [entry("Main"), entry("Main", key: "UIMainStoryboardFile~ipad"), entry("Main", key: "X~iphone")])
    #expect(entryPoints(app).map(\.storyboardID) == [1, 2, 1])
  }

  @Test("a Mac key means a Mac storyboard, a UIKit key none of them, a watch key one of the watch")
  func platforms() {
    var app = AppFixture()
    app.storyboard("Mac/Main.storyboard", platform: "macOS", initial: "m", scenes: [scene("m")])
    app.storyboard("iOS/Main.storyboard", platform: "iOS", initial: "i", scenes: [scene("i")])
    app.storyboard("Watch/Main.storyboard", platform: "watchOS", initial: "w", scenes: [scene("w")])
    app.settings("Mac/A.plist", entryPoints: [entry("Main", key: "NSMainStoryboardFile")])
    app.settings("Mac/B.plist", entryPoints: [entry("Main")])
    app.settings("iOS/C.plist", entryPoints: [entry("Main", target: .watchStoryboard)])
    let rows = entryPoints(app)
    #expect(rows.map(\.fileID) == [4, 5, 5, 6])
    #expect(rows.map(\.storyboardID) == [1, 2, 3, 3])
  }

  @Test("a variable takes the value of its own project, and one row for each of several values")
  func variables() {
    var app = AppFixture()
    app.storyboard("App/Free.storyboard", scope: "App", initial: "f", scenes: [scene("f")])
    app.storyboard("App/Paid.storyboard", scope: "App", initial: "p", scenes: [scene("p")])
    app.settings("App/Info.plist", scope: "App", entryPoints: [entry("$(START)")])
    app.settings(
      "App/App.xcodeproj/project.pbxproj", scope: "App", kind: "project",
      buildSettings: [
        BuildSettingFact(name: "START", value: "${EDITION}", line: 1),
        BuildSettingFact(name: "EDITION", value: "Free", line: 2),
        BuildSettingFact(name: "EDITION", value: "Paid", line: 3),
        BuildSettingFact(name: "EDITION", value: "Free", line: 4),
      ])
    app.settings(
      "Else/Else.xcconfig", scope: "Else", kind: "project",
      buildSettings: [BuildSettingFact(name: "START", value: "Other", line: 1)])
    let rows = entryPoints(app)
    #expect(rows.map(\.storyboard) == ["Free", "Paid"])
    #expect(rows.map(\.storyboardID) == [1, 2])
  }

  @Test("a variable without a value, or one that needs itself, leaves the entry unresolved")
  func unresolvedVariables() {
    var app = AppFixture()
    app.settings("Info.plist", entryPoints: [entry("$(GONE)"), entry("$(RING)"), entry("${ODD:default=Main}")])
    app.settings(
      "A.xcconfig", kind: "project", buildSettings: [BuildSettingFact(name: "RING", value: "$(RING)", line: 1)])
    let rows = entryPoints(app)
    #expect(rows.map(\.storyboard) == ["$(GONE)", "$(RING)", "Main"])
    #expect(rows.map(\.isResolved) == [false, false, true])
  }

  @Test("operators of variables are applied, and an empty value is no entry")
  func operators() {
    var app = AppFixture()
    app.settings(
      "Info.plist", entryPoints: [entry("$(NAME:rfc1034identifier)-$(NAME:identifier)"), entry("$(NONE)")])
    app.settings(
      "A.xcconfig", kind: "project",
      buildSettings: [
        BuildSettingFact(name: "NAME", value: "My App", line: 1), BuildSettingFact(name: "NONE", value: "", line: 2),
      ])
    #expect(entryPoints(app).map(\.storyboard) == ["My-App-My_App"])
  }

  @Test("a launch screen that is a xib is a nib, not a missing storyboard")
  func launchNib() {
    var app = AppFixture()
    app.xib("LaunchScreen.xib", InterfaceBuilderDocument(platform: "iOS", targetRuntime: "iOS.CocoaTouch"))
    app.settings(
      "Info.plist",
      entryPoints: [
        entry("LaunchScreen", key: "UILaunchStoryboardName", target: .launchStoryboard),
        entry("MainWindow", key: "NSMainNibFile", target: .mainNib),
      ])
    let rows = entryPoints(app)
    #expect(rows.map(\.target) == ["mainNib", "mainNib"])
    #expect(rows.map(\.storyboardID) == [nil, nil])
  }
}
