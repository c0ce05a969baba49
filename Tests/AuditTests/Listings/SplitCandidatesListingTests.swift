import Testing

@testable import FlowIndex

@Suite("The listing split-candidates")
struct SplitCandidatesListingTests {
  /// Home leads to two screens and, by a segue, to settings with two pages, of which one leads back to a screen.
  private func app() throws -> IndexedApp {
    try IndexedApp([
      "Main.storyboard": StoryboardText.document(
        initial: "home",
        StoryboardText.scene(
          "home", class: "HomeController",
          connections: StoryboardText.segue("h1", to: "news") + StoryboardText.segue("h2", to: "help")
            + StoryboardText.segue("h3", to: "set", kind: "presentation", "identifier=\"settings\"")),
        StoryboardText.scene("news", "viewController", "title=\"News\""),
        StoryboardText.scene("help", "viewController", "title=\"Help\""),
        StoryboardText.scene(
          "set", class: "SettingsController",
          connections: StoryboardText.segue("s1", to: "p1") + StoryboardText.segue("s2", to: "p2")),
        StoryboardText.scene("p1", "viewController", "title=\"Page 1\" storyboardIdentifier=\"Page\""),
        StoryboardText.scene(
          "p2", "viewController", "title=\"Page 2\"", connections: StoryboardText.segue("p2h", to: "help"))),
      "Coordinator.swift": """
      import UIKit
      func openPage() -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Page")
      }
      """,
    ])
  }

  @Test("the scenes of a group come first, then the ways that are cut, then who else names the scenes")
  func groups() throws {
    let columns = ["storyboard", "new_storyboard", "scenes", "ways_cut", "part", "name"]
    let prefix = "Main|Settings|3|2"
    #expect(
      try app().rows("listings/split-candidates.sql", columns: columns) == [
        "\(prefix)|scene|'SettingsController'", "\(prefix)|scene|'Page 1'", "\(prefix)|scene|'Page 2'",
        "\(prefix)|way in|'HomeController' to 'SettingsController': presentation segue 'settings'",
        "\(prefix)|way out|'Page 2' to 'Help': show segue, which no code performs",
        "\(prefix)|named outside|code to 'Page 1': openPage: \"Page\"",
      ])
  }

  @Test("each way is told with what takes its place, and where it stands")
  func replacements() throws {
    let found = try app().rows("listings/split-candidates.sql", columns: ["replacement", "path", "line"])
    #expect(
      found == [
        "becomes the initial scene|Main.storyboard|7", "|Main.storyboard|8", "|Main.storyboard|9",
        "a storyboard reference in 'Main' to the initial scene of 'Settings'|Main.storyboard|4",
        "a storyboard reference in 'Settings' to 'Help', which needs an identifier, of 'Main'|Main.storyboard|9",
        "the code asks the storyboard 'Settings' for 'Page'|Coordinator.swift|3",
      ])
  }
}
