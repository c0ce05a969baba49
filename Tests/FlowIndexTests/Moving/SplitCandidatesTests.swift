import InterfaceBuilder
import Testing

@testable import FlowIndex

@Suite("Groups of scenes that could have a storyboard of their own")
struct SplitCandidatesTests {
  /// Each group as `Name: head | members`.
  private func groups(_ rows: IndexRows) -> [String] {
    let found = SplitCandidates.find(rows: rows)
    let heads = found.reduce(into: [Int64]()) { if !$0.contains($1.headSceneID) { $0.append($1.headSceneID) } }
    return heads.map { head in
      let members = found.filter { $0.headSceneID == head }
      let names = members.map { rows.scenes[Int($0.sceneID) - 1].objectID }
      return "\(members[0].proposedName): \(rows.scenes[Int(head) - 1].objectID) | \(names.joined(separator: " "))"
    }
  }

  private func relationship(_ id: String, from: String, to: String, _ name: String) -> SegueFact {
    segue(id, from: from, to: to, kind: "relationship", relationship: name)
  }

  /// Two tabs: a list with two scenes behind it that lead to each other, and settings with two pages.
  private func tabs(adding more: [SegueFact] = []) -> AppFixture {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard", initial: "tabs",
      scenes: [
        scene("tabs", "tabBarController"), scene("nav1", "navigationController"),
        scene("list", className: "ListController"), scene("detail"), scene("photo"),
        scene("nav2", "navigationController"), scene("settings", className: "SettingsViewController"), scene("page1"),
        scene("page2"),
      ],
      segues: [
        relationship("t1", from: "tabs", to: "nav1", "viewControllers"),
        relationship("t2", from: "tabs", to: "nav2", "viewControllers"),
        relationship("r1", from: "nav1", to: "list", "rootViewController"),
        relationship("r2", from: "nav2", to: "settings", "rootViewController"),
        segue("1", from: "list", to: "detail"), segue("2", from: "detail", to: "photo"),
        segue("3", from: "photo", to: "detail"), segue("4", from: "settings", to: "page1"),
        segue("5", from: "settings", to: "page2"),
      ] + more)
    return app
  }

  @Test("each tab with all behind it is a group, named after what it contains")
  func branches() {
    #expect(
      groups(tabs().flowRows()) == [
        "List: nav1 | nav1 list detail photo", "Settings: nav2 | nav2 settings page1 page2",
      ])
  }

  @Test("scenes that are entered in two ways take along what leads to them where that cuts no more")
  func neighbours() {
    let rows = tabs(adding: [segue("6", from: "page1", to: "detail")]).flowRows()
    #expect(
      groups(rows) == [
        "List: nav1 | nav1 list detail photo", "Settings: nav2 | nav2 settings page1 page2",
      ])
  }

  @Test("groups that would cut as many ways as they have scenes are not proposed")
  func costlyGroups() {
    let scenes = ["a", "b", "c", "d", "e", "f"]
    var app = AppFixture()
    let all = scenes.flatMap { from in scenes.filter { $0 != from }.map { segue(from + $0, from: from, to: $0) } }
    app.storyboard("Main.storyboard", initial: "a", scenes: scenes.map { scene($0) }, segues: all)
    #expect(groups(app.flowRows()) == [])
  }

  @Test("small storyboards, and those of watch apps, stay whole")
  func wholeStoryboards() {
    var app = AppFixture()
    let chain = ["a", "b", "c", "d", "e", "f"]
    let segues = zip(chain, chain.dropFirst()).map { segue($0 + $1, from: $0, to: $1) }
    app.storyboard(
      "Small.storyboard", initial: "a", scenes: chain.dropLast().map { scene($0) }, segues: Array(segues.dropLast()))
    app.storyboard(
      "Interface.storyboard", platform: "watchOS", initial: "a", scenes: chain.map { scene($0) }, segues: segues)
    #expect(groups(app.flowRows()) == [])
    app.storyboard("Large.storyboard", initial: "a", scenes: chain.map { scene($0) }, segues: segues)
    #expect(groups(app.flowRows()) == ["LargePart: d | d e f"])
  }

  @Test("a name that is in use gets a number")
  func usedNames() {
    var app = tabs()
    app.storyboard("Settings.storyboard", scenes: [])
    #expect(groups(app.flowRows()).last == "Settings2: nav2 | nav2 settings page1 page2")
  }

  @Test("scenes that nothing drawn leads to are a group without a cut")
  func looseScenes() {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard", initial: "a",
      scenes: [scene("a"), scene("b"), scene("c"), scene("x", identifier: "X"), scene("y"), scene("z")],
      segues: [
        segue("1", from: "a", to: "b"), segue("2", from: "b", to: "c"), segue("3", from: "x", to: "y"),
        segue("4", from: "y", to: "z"), segue("5", from: "z", to: "x"),
      ])
    #expect(groups(app.flowRows()) == ["MainPart: x | x y z"])
  }
}
