import Testing

@testable import Audit

private typealias Board = StoryboardText

/// What users of other tools asked for in vain, about segues and storyboard references.
@Suite("Requests about segues and references")
struct SegueRequestTests {
  private let main = PlistText.info()

  @Test("a reference without a storyboard name means its own storyboard, without an identifier the initial scene")
  func ownStoryboard() throws {
    let app = try SmallApp([
      "Info.plist": main,
      "Main.storyboard": Board.document(
        initial: "a",
        Board.scene(
          "a",
          content: Board.button("b", segue: Board.segue("s1", to: "r1"))
            + Board.button("c", segue: Board.segue("s2", to: "r2"))),
        Board.scene("d", "viewController", "storyboardIdentifier=\"Detail\""),
        Board.scene("r1", "viewControllerPlaceholder", "referencedIdentifier=\"Detail\""),
        Board.scene("r2", "viewControllerPlaceholder")),
    ])
    #expect(try app.faults() == [])
    #expect(
      try app.rows("scene", name: "r1", "state") + app.rows("scene", name: "r2", "state") == [
        "reference to 'viewController'", "reference to 'viewController'",
      ])
    #expect(try app.rows("scene-ways-in", name: "Detail", "via", "line") == ["reference|4"])
  }

  @Test(
    "a segue to a reference leads to the scene of the other storyboard; only a destination that is not there dangles")
  func references() throws {
    let app = try SmallApp([
      "Info.plist": main,
      "Main.storyboard": Board.document(
        initial: "a",
        Board.scene(
          "a",
          content: Board.button("b", segue: Board.segue("s1", to: "r"))
            + Board.button("c", segue: Board.segue("s2", to: "gone"))),
        Board.scene("r", "viewControllerPlaceholder", "storyboardName=\"Edit\"")),
      "Edit.storyboard": Board.document(initial: "e", Board.scene("e", "viewController", "title=\"Edit\"")),
    ])
    #expect(try app.faults() == ["dangling-segues Main.storyboard:4"])
    #expect(try app.rows("scenes", "scene", "state").contains("Edit|reachable"))
  }

  @Test("an unwind segue leads to an exit, which is no scene and nothing that is missing")
  func unwindSegues() throws {
    let app = try SmallApp([
      "Info.plist": main,
      "Main.storyboard": Board.document(
        initial: "a", Board.scene("a", class: "First", content: Board.button("b", segue: Board.segue("s", to: "d"))),
        Board.scene(
          "d", "viewController", "title=\"Detail\"",
          content: Board.button("c", segue: Board.segue("u", to: "x", kind: "unwind", "unwindAction=\"back:\"")),
          beside: "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")),
      "First.swift": "class First: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }",
    ])
    #expect(try app.faults() == [])
    #expect(try app.rows("scene-ways-out", name: "Detail", "via", "to_scene") == ["unwind|'First'"])
  }

  @Test("the source of a segue is the scene, also where a gesture or a view beside the controller triggers it")
  func sources() throws {
    let app = try SmallApp([
      "Info.plist": main,
      "Main.storyboard": Board.document(
        initial: "a",
        Board.scene(
          "a", "viewController", "title=\"List\"",
          beside: "<tapGestureRecognizer id=\"tap\"><connections>\(Board.segue("s1", to: "b"))</connections>"
            + "</tapGestureRecognizer><view id=\"v\"><subviews><button id=\"k\"><connections>"
            + "\(Board.segue("s2", to: "c"))</connections></button></subviews></view>"),
        Board.scene("b", "viewController", "title=\"B\""), Board.scene("c", "viewController", "title=\"C\"")),
    ])
    #expect(
      try app.rows("segues", "scene", "source", "destination") == [
        "List|tapGestureRecognizer|B", "List|button|C",
      ])
    #expect(try app.faults() == [])
  }

  @Test("an empty identifier is none")
  func emptyIdentifiers() throws {
    let empty = "identifier=\"\""
    let app = try SmallApp([
      "Info.plist": main,
      "Main.storyboard": Board.document(
        initial: "a",
        Board.scene(
          "a",
          content: Board.button("k", segue: Board.segue("s1", to: "b", empty))
            + Board.button("l", segue: Board.segue("s2", to: "b", empty))),
        Board.scene("b", "viewController", "storyboardIdentifier=\"\"")),
    ])
    #expect(try app.faults() == [])
    #expect(try app.rows("identifiers", "identifier") == [])
  }

  @Test("a class may perform what only the scenes of its subclasses own")
  func subclasses() throws {
    let app = try SmallApp([
      "Info.plist": main,
      "Main.storyboard": Board.document(
        initial: "b",
        Board.scene("b", class: "B", connections: Board.segue("s1", to: "c", "identifier=\"next\"")),
        Board.scene("c", class: "C", connections: Board.segue("s2", to: "b", "identifier=\"next\""))),
      "Code.swift": """
      class A: UIViewController {
        func go() { performSegue(withIdentifier: "next", sender: nil) }
        func stray() { performSegue(withIdentifier: "nxt", sender: nil) }
      }
      class B: A {}
      class C: A {}
      """,
    ])
    #expect(try app.faults() == ["unknown-segue-identifiers Code.swift:3"])
    #expect(try app.rows("scene-ways-in", name: "C", "from_scene") == ["'B'"])
  }

  @Test("the same class and identifier in two storyboards are two segues, each with its own destination")
  func scopes() throws {
    func board(_ name: String) -> String {
      Board.document(
        initial: "a", Board.scene("a", class: "List", connections: Board.segue("s", to: "d", "identifier=\"show\"")),
        Board.scene("d", "viewController", "title=\"\(name)\""))
    }
    let app = try SmallApp([
      "Info.plist": main, "Main.storyboard": board("Book"), "Shop.storyboard": board("Offer"),
      "List.swift": """
      class List: UIViewController {
        func go() { performSegue(withIdentifier: "show", sender: nil) }
        func shop() { _ = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController() }
      }
      """,
    ])
    #expect(try app.faults() == [])
    #expect(
      try app.rows("segues", "storyboard", "identifier", "destination") == ["Main|show|Book", "Shop|show|Offer"])
    #expect(try app.rows("scene-ways-in", name: "Book", "from_storyboard") == ["Main"])
    #expect(try app.rows("scene-ways-in", name: "Offer", "from_storyboard") == ["Shop"])
  }

  @Test("a scene that only a reference of another storyboard leads to is reached, and who refers to it is told")
  func farReferences() throws {
    let app = try SmallApp([
      "Info.plist": main,
      "Main.storyboard": Board.document(
        initial: "a", Board.scene("a", content: Board.button("b", segue: Board.segue("s", to: "r"))),
        Board.scene(
          "r", "viewControllerPlaceholder", "storyboardName=\"Settings\" referencedIdentifier=\"About\"")),
      "Settings.storyboard": Board.document(
        Board.scene("x", "viewController", "storyboardIdentifier=\"About\" title=\"About\"")),
    ])
    #expect(try app.faults() == [])
    #expect(
      try app.rows("scene-mentions", name: "About", "kind", "who", "text") == [
        "storyboard reference|Main|Settings/About"
      ])
  }
}
