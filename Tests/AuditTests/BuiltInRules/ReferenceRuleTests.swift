import Testing

@testable import Audit

private typealias Board = StoryboardText

@Suite("broken-storyboard-references")
struct BrokenStoryboardReferencesTests {
  private func app(_ attributes: String) throws -> SmallApp {
    try SmallApp([
      "Main.storyboard": Board.document(
        initial: "a", Board.scene("a", "viewController", "storyboardIdentifier=\"First\""),
        Board.scene("ref", "viewControllerPlaceholder", attributes)),
      "Settings.storyboard": Board.document(Board.scene("s", "viewController", "storyboardIdentifier=\"About\"")),
    ])
  }

  @Test(
    "a storyboard, identifier or initial scene that is missing is told",
    arguments: [
      ("storyboardName=\"settings\"", "no storyboard 'settings'; did you mean 'Settings'?"),
      (
        "storyboardName=\"Settings\" referencedIdentifier=\"about\"",
        "storyboard 'Settings' has no scene 'about'; did you mean 'About'?"
      ),
      ("storyboardName=\"Settings\"", "storyboard 'Settings' has no initial scene"),
    ])
  func broken(attributes: String, problem: String) throws {
    let findings = try app(attributes).findings("broken-storyboard-references")
    #expect(findings.map(\.message) == ["the storyboard reference in 'Main' leads nowhere: \(problem)"])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.line == 5)
  }

  @Test(
    "references into the own storyboard, to an existing scene and to another bundle are no faults",
    arguments: [
      "referencedIdentifier=\"First\"", "", "storyboardName=\"Settings\" referencedIdentifier=\"About\"",
      "storyboardName=\"Far\" bundleIdentifier=\"com.example.far\"",
    ])
  func lookAlikes(attributes: String) throws {
    #expect(try app(attributes).messages("broken-storyboard-references").isEmpty)
  }
}

@Suite("broken-storyboard-links")
struct BrokenStoryboardLinksTests {
  private func app(identifier: String) throws -> SmallApp {
    try SmallApp([
      "Main.storyboard": Board.document(
        initial: "a",
        Board.scene(
          "a", "viewController", "title=\"List\"",
          content: Board.button(
            "x",
            segue: Board.segue(
              "s", to: "p", kind: "custom", "identifier=\"\(identifier)\" customClass=\"AOLinkedStoryboardSegue\""))),
        Board.scene("p")),
      "Books.storyboard": Board.document(
        initial: "b", Board.scene("b", "viewController", "storyboardIdentifier=\"Detail\"")),
    ])
  }

  @Test("a link to a scene that its storyboard does not have is told")
  func broken() throws {
    let findings = try app(identifier: "Detial@Books").findings("broken-storyboard-links")
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasPrefix("the link 'Detial@Books' of 'List' leads nowhere: ") == true)
    #expect(findings.first?.severity == .error)
  }

  @Test("links to a scene and to the initial scene are no faults", arguments: ["Detail@Books", "@Books"])
  func lookAlikes(identifier: String) throws {
    #expect(try app(identifier: identifier).messages("broken-storyboard-links").isEmpty)
  }
}
