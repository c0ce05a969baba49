import Testing

@testable import FlowIndex

@Suite("Queries about one scene, one way, one name")
struct NavigationQueriesTests {
  @Test("a scene is found by its label, class, identifier or object id, with its storyboard or without")
  func namesOfScenes() throws {
    let app = try IndexedApp.bookshelf()
    let finder = SceneFinder(session: app.session)
    let list = try finder.scenes(named: "Books")
    #expect(list.count == 1)
    for name in ["BookList", "list", "Main/Books", "Main/list"] { #expect(try finder.scenes(named: name) == list) }
    #expect(try finder.scenes(named: "Settings/list") == [])
    #expect(try finder.nearestName(to: "BookLst") == "BookList")
  }

  @Test("a scene is told with its state")
  func oneScene() throws {
    let app = try IndexedApp.bookshelf()
    let columns = ["storyboard", "scene", "class", "state", "path", "line"]
    #expect(
      try app.rows("navigation/scene.sql", ["name": "Detail"], columns: columns) == [
        "Main|BookDetail|BookDetail|reachable in 1 steps|Main.storyboard|11"
      ])
    #expect(
      try app.rows("navigation/scene.sql", ["name": "ref"], columns: ["state"]) == [
        "reference to 'viewController'"
      ])
    #expect(try app.rows("navigation/scene.sql", ["name": "Lost"], columns: ["state"]) == ["unreachable"])
  }

  @Test("ways in and out are told with what leads along them and where that stands")
  func ways() throws {
    let app = try IndexedApp.bookshelf()
    #expect(
      try app.rows(
        "navigation/scene-ways-in.sql", ["name": "Detail"], columns: ["from_scene", "via", "step", "path", "line"]) == [
          "'Books' (BookList)|segue|show segue 'showDetail' from a button|Main.storyboard|6"
        ])
    #expect(
      try app.rows(
        "navigation/scene-ways-out.sql", ["name": "Books"], columns: ["to_scene", "via", "certainty", "step", "line"])
        == [
          "'BookDetail'|segue|certain|show segue 'showDetail' from a button|6",
          "'viewControllerPlaceholder'|segue|certain|"
            + "presentation segue 'settings', performed in BookList.openSettings|8",
          "'viewController'|reference|certain|"
            + "presentation segue 'settings', performed in BookList.openSettings, through a storyboard reference|8",
          "'viewController'|code|certain|BookList.openAbout: \"About\"|8",
        ])
    #expect(
      try app.rows(
        "navigation/scene-ways-in.sql", ["name": "Books"], columns: ["from_scene", "via", "step", "path", "line"]) == [
          "|entry|UIMainStoryboardFile names 'Main'|Info.plist|3",
          "'BookDetail'|unwind|unwind segue closeWithSegue:|Main.storyboard|12",
        ])
  }

  @Test("who names a scene is told: code, references and settings")
  func mentions() throws {
    let app = try IndexedApp.bookshelf()
    let columns = ["kind", "who", "text", "path", "line"]
    #expect(
      try app.rows("navigation/scene-mentions.sql", ["name": "about"], columns: columns) == [
        "instantiate|BookList.openAbout|\"About\"|BookList.swift|8"
      ])
    #expect(
      try app.rows("navigation/scene-mentions.sql", ["name": "settings"], columns: columns) == [
        "storyboard reference|Main|Settings|Main.storyboard|16"
      ])
    #expect(
      try app.rows("navigation/scene-mentions.sql", ["name": "list"], columns: columns) == [
        "entry point|UIMainStoryboardFile|Main|Info.plist|3"
      ])
  }

  @Test("a way from the entry is found and each step is told with its proof")
  func paths() throws {
    let app = try IndexedApp.bookshelf()
    let finder = SceneFinder(session: app.session)
    let about = Set(try finder.scenes(named: "About"))
    let way = try #require(try PathFinder(session: app.session).way(from: nil, to: about))
    #expect(way.proof == .forward)
    let steps = try app.rows(
      "navigation/path.sql", ["flows": "[\(way.flowIDs.map(String.init).joined(separator: ","))]"],
      columns: ["step_number", "from_scene", "via", "to_scene", "to_storyboard", "path", "line"])
    #expect(
      steps == [
        "1||entry|'Books' (BookList)|Main|Info.plist|3",
        "2|'Books' (BookList)|code|'viewController'|Settings|BookList.swift|8",
      ])
    let back = try PathFinder(session: app.session).way(
      from: Set(try finder.scenes(named: "Detail")), to: Set(try finder.scenes(named: "Books")))
    #expect(back?.proof == .withWaysBack)
    #expect(try PathFinder(session: app.session).way(from: nil, to: Set(finder.scenes(named: "Lost"))) == nil)
  }

  @Test("a rename is told with all that it would touch")
  func uses() throws {
    let app = try IndexedApp.bookshelf()
    let columns = ["role", "path", "line"]
    #expect(
      try app.rows("navigation/uses.sql", ["name": "Settings"], columns: columns) == [
        "instantiate|BookList.swift|8", "storyboard|BookList.swift|8", "referenced storyboard|Main.storyboard|16",
        "storyboard file|Settings.storyboard|1",
      ])
    let ofClass = try app.rows("navigation/uses.sql", ["name": "BookList"], columns: columns)
    #expect(
      ofClass == [
        "declaration|BookList.swift|2", "custom class|Main.storyboard|4",
      ])
    #expect(
      try app.rows("navigation/uses.sql", ["name": "closeWithSegue:"], columns: columns) == [
        "member|BookList.swift|3", "unwind action|Main.storyboard|12",
      ])
    #expect(
      try app.rows("navigation/uses.sql", ["name": "showDetail"], columns: columns) == [
        "segue identifier|Main.storyboard|6"
      ])
    #expect(
      try app.rows("navigation/uses.sql", ["name": "Detail"], columns: columns) == [
        "scene identifier|Main.storyboard|11"
      ])
  }
}
