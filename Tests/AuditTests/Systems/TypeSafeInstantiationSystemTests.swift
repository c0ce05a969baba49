import Testing

@testable import Audit

private typealias Board = StoryboardText

/// Scenes whose identifier is the name of their class or a case of an enum, made through a protocol and a wrapper.
@Suite("The system of type-safe instantiation")
struct TypeSafeInstantiationSystemTests {
  /// The calls stand on lines 13 and 14 of Code.swift.
  private func app(
    identifier: String = "DetailController", settings: String = "Settings", storyboard: String = "Main"
  ) throws -> SmallApp {
    try SmallApp([
      "Main.storyboard": Board.document(
        initial: "list", Board.scene("list", class: "ListController", "title=\"List\""),
        Board.scene("detail", class: "DetailController", "title=\"Detail\" storyboardIdentifier=\"\(identifier)\""),
        Board.scene("set", class: "SettingsController", "title=\"Set\" storyboardIdentifier=\"\(settings)\"")),
      "Code.swift": """
      protocol StoryboardInstantiable {}
      extension StoryboardInstantiable where Self: UIViewController {
        static func instantiateFromStoryboard() -> Self {
          UIStoryboard(name: "\(storyboard)", bundle: nil)
            .instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      }
      enum SceneName: String { case settings = "Settings" }
      extension UIStoryboard {
        func scene(_ name: SceneName) -> UIViewController { instantiateViewController(withIdentifier: name.rawValue) }
      }
      class ListController: UIViewController {
        func showDetail() { show(DetailController.instantiateFromStoryboard(), sender: nil) }
        func showSettings() { show(UIStoryboard(name: "Main", bundle: nil).scene(.settings), sender: nil) }
      }
      class DetailController: UIViewController, StoryboardInstantiable {}
      class SettingsController: UIViewController {}
      """,
      "Info.plist": PlistText.info(),
    ])
  }

  @Test("identifiers that are class names and enum cases are found through the protocol and the wrapper")
  func working() throws {
    #expect(try app().places() == [])
  }

  @Test("an identifier that is not the name of the class is told where the class is asked for")
  func wrongClassName() throws {
    #expect(
      try app(identifier: "DetailControler").places("unknown-scene-identifiers")
        == [FoundPlace("unknown-scene-identifiers", .error, "Code.swift:13")])
  }

  @Test("an identifier that is not the raw value of the case is told where the case is handed over")
  func wrongRawValue() throws {
    #expect(
      try app(settings: "Setings").places("unknown-scene-identifiers")
        == [FoundPlace("unknown-scene-identifiers", .error, "Code.swift:14")])
  }

  @Test("a storyboard that does not exist is told where it is named")
  func wrongStoryboard() throws {
    #expect(
      try app(storyboard: "Mian").places("unknown-storyboards")
        == [FoundPlace("unknown-storyboards", .error, "Code.swift:4")])
  }
}
