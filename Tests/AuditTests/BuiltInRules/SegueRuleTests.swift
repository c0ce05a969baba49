import Testing

@testable import Audit

private typealias Board = StoryboardText

@Suite("dangling-segues")
struct DanglingSeguesTests {
  @Test("a destination that is not in the file is told")
  func dangling() throws {
    let app = try SmallApp([
      "Main.storyboard": Board.document(
        Board.scene(
          "a", "viewController", "title=\"List\"", connections: Board.segue("s", to: "gone", "identifier=\"go\"")))
    ])
    let findings = try app.findings("dangling-segues")
    #expect(findings.map(\.message) == ["the segue 'go' of 'List' leads to 'gone', which is not in 'Main'"])
    #expect(findings.first?.severity == .error)
  }

  @Test("segues to references and exits, and the tie breakers of Xcode, do not dangle")
  func lookAlikes() throws {
    let text = Board.document(
      Board.scene(
        "a", "viewController", "", connections: Board.segue("s", to: "ref"),
        content: Board.button("b", segue: Board.segue("u", to: "exit", kind: "unwind", "unwindAction=\"back:\"")),
        beside: "<exit id=\"exit\" sceneMemberID=\"exit\"/>"),
      Board.scene("ref", "viewControllerPlaceholder", "storyboardName=\"Other\""))
    let broken =
      text.split(separator: "</document>").joined()
      + "<inferredMetricsTieBreakers><segue reference=\"gone\"/></inferredMetricsTieBreakers></document>"
    let app = try SmallApp(["Main.storyboard": broken])
    #expect(try app.messages("dangling-segues").isEmpty)
  }
}

@Suite("segues-without-identifiers and duplicate-segue-identifiers")
struct SegueIdentifierTests {
  @Test("a segue of the controller itself needs an identifier, one of a button or container does not")
  func withoutIdentifier() throws {
    let app = try SmallApp([
      "Main.storyboard": Board.document(
        Board.scene(
          "a", "viewController", "title=\"List\"", connections: Board.segue("s", to: "b"),
          content: Board.button("x", segue: Board.segue("t", to: "b"))),
        Board.scene("b", "viewController", "title=\"Detail\""), Board.navigation("n", root: "a"))
    ])
    #expect(
      try app.messages("segues-without-identifiers") == [
        "a show segue from 'List' to 'Detail' has no identifier, so code cannot perform it"
      ])
  }

  @Test("the second segue of an identifier is told, as a note where only controls trigger both to one scene")
  func duplicates() throws {
    let app = try SmallApp([
      "Main.storyboard": Board.document(
        Board.scene(
          "a", "viewController", "title=\"List\"",
          connections: Board.segue("s", to: "b", "identifier=\"go\"") + Board.segue("t", to: "c", "identifier=\"go\"")),
        Board.scene(
          "b", "viewController", "title=\"Detail\"",
          content: Board.button("x", segue: Board.segue("u", to: "c", "identifier=\"go\""))
            + Board.button("y", segue: Board.segue("v", to: "c", "identifier=\"go\""))),
        Board.scene("c"))
    ])
    let findings = try app.findings("duplicate-segue-identifiers")
    #expect(
      findings.map(\.message) == [
        "'List' has another segue 'go'; code can only perform the first",
        "'Detail' has another segue 'go'; code can only perform the first",
      ])
    #expect(findings.map(\.severity) == [.warning, .note])
  }
}

@Suite("unperformed-segues")
struct UnperformedSeguesTests {
  private func app(code: String, segue: String = Board.segue("s", to: "b", "identifier=\"showHelp\"")) throws
    -> SmallApp
  {
    try SmallApp([
      "Main.storyboard": Board.document(
        Board.scene("a", class: "ListController", "title=\"List\"", connections: segue),
        Board.scene("b", "viewController", "title=\"Help\"")),
      "List.swift": code,
    ])
  }

  @Test("a segue that no code performs is told, though prepare tests for it")
  func unperformed() throws {
    let app = try app(
      code: """
        class ListController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == "showHelp" {} }
        }
        """)
    #expect(
      try app.messages("unperformed-segues") == [
        "no code performs the segue 'showHelp' of 'List' (ListController) to 'Help'"
      ])
  }

  @Test(
    "code that performs it, or might, and an unseen superclass are reasons for silence",
    arguments: [
      "class ListController: UIViewController { func f() { performSegue(withIdentifier: \"showHelp\", sender: nil) } }",
      "class ListController: UIViewController { var n: [String] = []\n func f() { performSegue(withIdentifier: n[1], sender: nil) } }",
      "class ListController: PodController {}",
    ])
  func lookAlikes(code: String) throws {
    #expect(try app(code: code).messages("unperformed-segues").isEmpty)
  }

  @Test("a segue class of a library performs its segues by itself")
  func libraryClass() throws {
    let app = try app(
      code: "class ListController: UIViewController {}",
      segue: Board.segue("s", to: "b", kind: "custom", "identifier=\"sw_front\" customClass=\"SWSetSegue\""))
    #expect(try app.messages("unperformed-segues").isEmpty)
  }
}

@Suite("missing-segue-classes")
struct MissingSegueClassesTests {
  private func app(_ attributes: String, code: String = "class FadeSegue: UIStoryboardSegue {}") throws -> SmallApp {
    try SmallApp([
      "Main.storyboard": Board.document(
        Board.scene(
          "a", "viewController", "title=\"List\"", connections: Board.segue("s", to: "b", kind: "custom", attributes)),
        Board.scene("b")),
      "Segues.swift": code,
    ])
  }

  @Test("a class that no source declares is told")
  func missing() throws {
    let app = try app(
      "identifier=\"go\" customClass=\"FadeSeuge\" customModule=\"App\" customModuleProvider=\"target\"")
    let findings = try app.findings("missing-segue-classes")
    #expect(
      findings.map(\.message) == [
        "no source declares the class 'FadeSeuge' of the segue 'go' of 'List'; did you mean 'FadeSegue'?"
      ])
    #expect(findings.first?.severity == .error)
  }

  @Test(
    "declared classes, the system's, and those of libraries are no faults",
    arguments: [
      "customClass=\"FadeSegue\" customModule=\"App\" customModuleProvider=\"target\"",
      "customClass=\"UIStoryboardSegue\"",
      "customClass=\"SWRevealSegue\"", "customClass=\"HeroSegue\" customModule=\"Hero\"",
    ])
  func lookAlikes(attributes: String) throws {
    #expect(try app(attributes).messages("missing-segue-classes").isEmpty)
  }
}

@Suite("pushed-navigation-controllers")
struct PushedNavigationControllersTests {
  private func app(kind: String, to destination: String) throws -> SmallApp {
    try SmallApp([
      "Main.storyboard": Board.document(
        Board.scene(
          "a", "viewController", "title=\"List\"",
          content: Board.button("x", segue: Board.segue("s", to: destination, kind: kind, "identifier=\"go\""))),
        Board.navigation("n", root: "b", "title=\"Nav\""), Board.scene("b"),
        Board.scene("ref", "viewControllerPlaceholder", "storyboardName=\"Other\"")),
      "Other.storyboard": Board.document(
        initial: "o", Board.navigation("o", root: "p", "title=\"Other\""), Board.scene("p")),
    ])
  }

  @Test("a push to a navigation controller is told, also through a reference")
  func pushed() throws {
    let message = "the segue 'go' of 'List' pushes the navigation controller"
    #expect(try app(kind: "push", to: "n").messages("pushed-navigation-controllers") == ["\(message) 'Nav'"])
    #expect(try app(kind: "push", to: "ref").messages("pushed-navigation-controllers") == ["\(message) 'Other'"])
  }

  @Test(
    "showing one presents it, and pushing a scene is what a push is for", arguments: [("show", "n"), ("push", "b")])
  func lookAlikes(kind: String, destination: String) throws {
    #expect(try app(kind: kind, to: destination).messages("pushed-navigation-controllers").isEmpty)
  }

  @Test("code that pushes a navigation controller it has just made is told; pushing a scene is fine")
  func pushedByCode() throws {
    func app(_ code: String) throws -> SmallApp {
      try SmallApp([
        "Main.storyboard": Board.document(
          initial: "a", Board.scene("a", class: "List"),
          Board.navigation("n", root: "b", "storyboardIdentifier=\"Nav\" title=\"Nav\""),
          Board.scene("b", "viewController", "storyboardIdentifier=\"Plain\"")),
        "List.swift": "class List: UIViewController {\nfunc go() {\n\(code)\n}\n}",
      ])
    }
    func pushing(_ identifier: String) -> String {
      """
      let made = storyboard!.instantiateViewController(withIdentifier: "\(identifier)")
      navigationController?.pushViewController(made, animated: true)
      """
    }
    let findings = try app(pushing("Nav")).findings("pushed-navigation-controllers")
    #expect(findings.map(\.message) == ["'List.go' of 'List' pushes the navigation controller 'Nav'"])
    #expect(findings.first?.line == 4)
    #expect(findings.first?.severity == .error)
    #expect(try app(pushing("Plain")).messages("pushed-navigation-controllers").isEmpty)
    let presented = pushing("Nav").replacing("navigationController?.pushViewController(made", with: "present(made")
    #expect(try app(presented).messages("pushed-navigation-controllers").isEmpty)
  }
}
