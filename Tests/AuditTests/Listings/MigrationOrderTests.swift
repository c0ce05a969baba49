import Testing

@testable import FlowIndex

@Suite("The listing migration-order")
struct MigrationOrderTests {
  private func rows(_ app: IndexedApp, _ columns: String...) throws -> [String] {
    try app.rows("listings/migration-order.sql", columns: columns)
  }

  @Test("scenes that lead nowhere come first, the cheapest of them before others")
  func order() throws {
    // Book Detail only leads back, so it is as far from the end as About, Lost and the settings.
    #expect(
      try rows(IndexedApp.bookshelf(), "position", "storyboard", "scene", "class", "state", "cost") == [
        "1|Settings|viewController||unreachable|0", "2|Settings|viewController||reachable|1",
        "3|Main|BookDetail|BookDetail|reachable|2", "4|Settings|viewController||reachable|2",
        "5|Main|Books|BookList|reachable|3",
      ])
  }

  @Test("costs are counted, and what breaks is told")
  func costs() throws {
    let columns = ["scene", "segues_in", "segues_out", "code_references", "ways_to_write", "breaks"]
    let found = try IndexedApp.bookshelf().rows("listings/migration-order.sql", columns: columns)
    #expect(
      found == [
        "viewController|0|0|0||", "viewController|0|0|1||1 call makes it",
        "BookDetail|1|1|0|'Books' (BookList): show segue 'showDetail' from a button; unwind segue closeWithSegue:|",
        "viewController|1|0|1|'Books' (BookList): presentation segue 'settings', performed in BookList.openSettings, "
          + "through a storyboard reference|initial scene of 'Settings'; storyboard reference in 'Main'; "
          + "1 performed segue",
        "Books|0|2|1||initial scene of 'Main'; UIMainStoryboardFile opens 'Main'; 1 performed segue; "
          + "1 unwind segue comes back to it",
      ])
  }

  @Test("views, outlets and actions of a scene are counted; scenes that lead to each other move together")
  func viewsAndClusters() throws {
    let view = """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="10" height="10"/><subviews>\
      <button id="b"><rect key="frame" x="0" y="0" width="5" height="5"/><connections>\
      <action selector="tap:" destination="a" eventType="touchUpInside" id="act"/>\
      \(StoryboardText.segue("ab", to: "b1"))</connections></button></subviews></view>
      """
    let app = try IndexedApp([
      "Main.storyboard": StoryboardText.document(
        initial: "nav",
        StoryboardText.navigation("nav", root: "a"),
        StoryboardText.scene(
          "a", connections: "<outlet property=\"button\" destination=\"b\" id=\"out\"/>", content: view),
        StoryboardText.scene("b1", connections: StoryboardText.segue("ba", to: "a")))
    ])
    #expect(
      try rows(app, "position", "scene", "cluster", "cluster_size", "views", "outlets", "actions", "cost") == [
        "1|viewController|1|2|0|0|0|2", "2|viewController|1|2|2|1|1|7",
        "3|navigationController around 'viewController'|2|1|0|0|0|1",
      ])
  }

  @Test("what is drawn at launch cannot be code and is left out")
  func launchScreens() throws {
    let app = try IndexedApp([
      "Launch.storyboard": StoryboardText.document(initial: "l", StoryboardText.scene("l")),
      "Declared.storyboard": StoryboardText.document(
        initial: "d", attributes: "launchScreen=\"YES\"", StoryboardText.scene("d")),
      "Info.plist": PlistText.info("UILaunchStoryboardName", "Launch"),
    ])
    #expect(try rows(app, "scene") == [])
  }
}
