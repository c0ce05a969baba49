import Testing

@testable import Audit

private typealias Board = StoryboardText

/// A list in a navigation controller, whose button leads by a linked segue to a scene of another storyboard.
@Suite("The system of storyboards linked by segues")
struct LinkedStoryboardSystemTests {
  /// The list stands on line 5 of Main.storyboard.
  private func app(_ identifier: String, segueClass: String = "AOLinkedStoryboardSegue", initial: String = "nav") throws
    -> SmallApp
  {
    let link = Board.segue("s", to: "p", kind: "custom", "identifier=\"\(identifier)\" customClass=\"\(segueClass)\"")
    return try SmallApp([
      "Main.storyboard": Board.document(
        initial: initial, Board.navigation("nav", root: "list"),
        Board.scene("list", class: "ListController", "title=\"List\"", content: Board.button("b", segue: link)),
        Board.scene("p", "viewController")),
      "Books.storyboard": Board.document(
        initial: "first", Board.scene("first", "viewController", "title=\"First\""),
        Board.scene("detail", "viewController", "title=\"Detail\" storyboardIdentifier=\"Detail\""),
        Board.navigation("books", root: "shelf", "storyboardIdentifier=\"Navigation\""),
        Board.scene("shelf", "viewController", "title=\"Shelf\"")),
      "Empty.storyboard": Board.document(Board.scene("only", "viewController", "storyboardIdentifier=\"Only\"")),
      "Linked.h": """
      @interface AOLinkedStoryboardSegue : UIStoryboardSegue
      @end
      @interface OwnLinkedSegue : AOLinkedStoryboardSegue
      @end
      @interface LinkedStoryboardSegue : UIStoryboardSegue
      @end
      """,
      "List.swift": """
      class ListController: UIViewController {
        func open() {
          let books = UIStoryboard(name: "Books", bundle: nil)
          for name in ["Detail", "Navigation"] { show(books.instantiateViewController(withIdentifier: name), sender: nil) }
          show(books.instantiateInitialViewController()!, sender: nil)
          show(UIStoryboard(name: "Empty", bundle: nil).instantiateViewController(withIdentifier: "Only"), sender: nil)
        }
      }
      """,
      "Info.plist": PlistText.info(),
    ])
  }

  @Test(
    "a right link gives no finding, and the placeholder it is drawn to is no screen",
    arguments: [
      ("Detail@Books", "AOLinkedStoryboardSegue"), ("@Books", "AOLinkedStoryboardSegue"),
      ("Detail@Books", "OwnLinkedSegue"), ("Books@Detail", "LinkedStoryboardSegue"),
    ])
  func working(identifier: String, segueClass: String) throws {
    #expect(try app(identifier, segueClass: segueClass).places() == [])
  }

  @Test(
    "each typo in a link is an error on the line of the segue",
    arguments: [
      ("Detail@Boks", "the storyboard"), ("Detial@Books", "the scene"), ("Detail", "no at sign"),
      ("@Empty", "no initial scene"), ("Books@Detail", "the wrong order"),
    ])
  func typos(identifier: String, what: String) throws {
    #expect(
      try app(identifier).places() == [FoundPlace("broken-storyboard-links", .error, "Main.storyboard:5")],
      "\(what) is wrong")
  }

  @Test("the Swift port has its halves the other way round")
  func orderOfThePort() throws {
    #expect(
      try app("Detail@Books", segueClass: "LinkedStoryboardSegue").places()
        == [FoundPlace("broken-storyboard-links", .error, "Main.storyboard:5")])
  }

  @Test("a link that pushes a navigation controller is an error")
  func pushedNavigationController() throws {
    #expect(
      try app("Navigation@Books").places()
        == [FoundPlace("pushed-navigation-controllers", .error, "Main.storyboard:5")])
  }

  @Test("a link that pushes from a scene that no navigation controller holds is a warning")
  func nothingToPushOnto() throws {
    let found = try app("Detail@Books", initial: "list").places("pushed-navigation-controllers")
    #expect(found.isEmpty, "the navigation controller that is no longer initial holds the list all the same")
    let link = Board.segue(
      "s", to: "p", kind: "custom", "identifier=\"@Books\" customClass=\"AOLinkedStoryboardSegue\"")
    let bare = try SmallApp([
      "Main.storyboard": Board.document(
        initial: "list",
        Board.scene("list", "viewController", "title=\"List\"", content: Board.button("b", segue: link)),
        Board.scene("p", "viewController")),
      "Books.storyboard": Board.document(initial: "first", Board.scene("first", "viewController", "title=\"First\"")),
      "Linked.h": "@interface AOLinkedStoryboardSegue : UIStoryboardSegue\n@end",
      "Info.plist": PlistText.info(),
    ])
    #expect(try bare.places() == [FoundPlace("pushed-navigation-controllers", .warning, "Main.storyboard:4")])
  }
}
