import Testing

@testable import Audit

private typealias Board = StoryboardText

/// A tab bar, one of whose tabs is a placeholder for another storyboard.
@Suite("The system of placeholder controllers")
struct PlaceholderControllerSystemTests {
  /// The placeholder stands on line 6 of Main.storyboard.
  private func app(_ restorationIdentifier: String) throws -> SmallApp {
    let tabs = ["list", "books"].map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"t-\($0)\"/>"
    }
    return try SmallApp([
      "Main.storyboard": Board.document(
        initial: "tabs", Board.scene("tabs", "tabBarController", connections: tabs.joined()),
        Board.scene("list", "viewController", "title=\"List\""),
        Board.scene(
          "books", "viewController",
          "customClass=\"TVStoryboardViewController\" restorationIdentifier=\"\(restorationIdentifier)\"")),
      "Books.storyboard": Board.document(initial: "first", Board.scene("first", "viewController", "title=\"First\"")),
      "Empty.storyboard": Board.document(Board.scene("only", "viewController", "storyboardIdentifier=\"Only\"")),
      "TVStoryboardViewController.h": "@interface TVStoryboardViewController : UIViewController\n@end",
      "Start.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() {
          _ = UIStoryboard(name: "Books", bundle: nil).instantiateInitialViewController()
          _ = UIStoryboard(name: "Empty", bundle: nil).instantiateViewController(withIdentifier: "Only")
        }
      }
      """,
      "Info.plist": PlistText.info(),
    ])
  }

  @Test("a right placeholder gives no finding")
  func working() throws {
    #expect(try app("Books").places() == [])
  }

  @Test("a storyboard that does not exist, and one without an initial scene, are errors", arguments: ["Boks", "Empty"])
  func typos(restorationIdentifier: String) throws {
    #expect(
      try app(restorationIdentifier).places() == [FoundPlace("broken-storyboard-links", .error, "Main.storyboard:6")])
  }
}
