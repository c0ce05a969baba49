import Testing

@testable import Audit

private typealias Board = StoryboardText

/// A list that leads to a detail scene by a segue action, and to the root of a navigation controller by another.
@Suite("The system of segue actions and creators")
struct SegueActionSystemTests {
  /// The list stands on line 4 of Main.storyboard, the navigation controller on line 6; the code that makes a scene on
  /// line 6 of List.swift.
  private func app(
    action: String = "destinationCreationSelector=\"makeDetail:\"",
    rootAction: String = "makeRoot:sender:segueIdentifier:", returns: String = "DetailController?",
    creator: String = " { DetailController(coder: $0, book: 1) }"
  ) throws -> SmallApp {
    let root =
      "<segue destination=\"root\" kind=\"relationship\" relationship=\"rootViewController\" "
      + "destinationCreationSelector=\"\(rootAction)\" id=\"r\"/>"
    return try SmallApp([
      "Main.storyboard": Board.document(
        initial: "list",
        Board.scene(
          "list", class: "ListController", "title=\"List\"",
          content: Board.button("b", segue: Board.segue("s", to: "detail", action))
            + Board.button("c", segue: Board.segue("t", to: "nav", kind: "presentation"))),
        Board.scene("detail", class: "DetailController", "title=\"Detail\" storyboardIdentifier=\"Detail\""),
        Board.scene("nav", "navigationController", connections: root),
        Board.scene("root", class: "RootController", "title=\"Root\"")),
      "List.swift": """
      class ListController: UIViewController {
        @IBSegueAction func makeDetail(_ coder: NSCoder) -> \(returns) { nil }
        @IBSegueAction func makeRoot(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> RootController? { nil }
        func open() {
          let main = UIStoryboard(name: "Main", bundle: nil)
          show(main.instantiateViewController(identifier: "Detail")\(creator), sender: nil)
        }
      }
      class DetailController: UIViewController {
        init?(coder: NSCoder, book: Int) { super.init(coder: coder) }
        required init?(coder: NSCoder) { fatalError("use the other") }
      }
      class RootController: UIViewController {
        required init?(coder: NSCoder) { fatalError("use the other") }
      }
      class OtherController: UIViewController {}
      """,
      "Info.plist": PlistText.info(),
    ])
  }

  @Test("right actions and creators give no finding, also on the relationship inside the navigation controller")
  func working() throws {
    #expect(try app().places() == [])
  }

  @Test("a mistyped action whose scene cannot be made otherwise is an error on the segue")
  func mistypedSelector() throws {
    #expect(
      try app(action: "destinationCreationSelector=\"makeDetial:\"").places("missing-segue-actions")
        == [FoundPlace("missing-segue-actions", .error, "Main.storyboard:4")])
  }

  @Test("a mistyped action of a relationship is told where the relationship stands")
  func mistypedRelationship() throws {
    #expect(
      try app(rootAction: "makeRoof:sender:segueIdentifier:").places("missing-segue-actions")
        == [FoundPlace("missing-segue-actions", .error, "Main.storyboard:6")])
  }

  @Test("a segue without an action to a class whose init(coder:) always fails is an error")
  func noAction() throws {
    #expect(
      try app(action: "").places("segues-needing-actions")
        == [FoundPlace("segues-needing-actions", .error, "Main.storyboard:4")])
  }

  @Test("an action that returns a class which the scene is not is an error; a superclass is none")
  func wrongReturnType() throws {
    let found = try app(returns: "OtherController?").places("mistyped-segue-actions")
    #expect(found.map(\.severity) == [.error])
    #expect(try app(returns: "UIViewController?").places("mistyped-segue-actions") == [])
  }

  @Test("code that makes such a scene without a creator is an error on its line")
  func noCreator() throws {
    #expect(
      try app(creator: "").places()
        == [FoundPlace("instantiations-needing-creators", .error, "List.swift:6")])
  }
}
