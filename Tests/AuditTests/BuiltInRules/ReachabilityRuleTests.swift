import Testing

@testable import Audit

@Suite("unreachable-scenes")
struct UnreachableScenesTests {
  private typealias Board = StoryboardText

  @Test("a scene without way in and identifier is told so")
  func noWay() throws {
    let app = try SmallApp([
      "Main.storyboard": Board.document(
        initial: "list", Board.scene("list"), Board.scene("lost", "viewController", "title=\"Lost\"")),
      "Info.plist": PlistText.info(),
    ])
    let findings = try app.findings("unreachable-scenes")
    #expect(
      findings.map(\.message) == [
        "'Lost' in 'Main' cannot be reached: no way leads to it, and it has no identifier"
      ])
    #expect(findings.first?.line == 5)
    #expect(findings.first?.severity == .warning)
    #expect(findings.first?.scene == "Lost")
  }

  @Test("an identifier that nothing uses is named")
  func unusedIdentifier() throws {
    let app = try SmallApp([
      "Main.storyboard": Board.document(
        initial: "list", Board.scene("list"),
        Board.scene("lost", "viewController", "title=\"Lost\" storyboardIdentifier=\"Lost\"")),
      "Info.plist": PlistText.info(),
    ])
    #expect(
      try app.messages("unreachable-scenes") == [
        "'Lost' in 'Main' cannot be reached: no way leads to it, and nothing uses its identifier 'Lost'"
      ])
  }

  @Test("a segue that nothing performs is named, and its place is told")
  func unperformedSegue() throws {
    let app = try SmallApp([
      "Main.storyboard": Board.document(
        initial: "list",
        Board.scene(
          "list", class: "ListController", connections: Board.segue("s", to: "help", "identifier=\"showHelp\"")),
        Board.scene("help", "viewController", "title=\"Help\"")),
      "List.swift": "class ListController: UIViewController {}", "Info.plist": PlistText.info(),
    ])
    let findings = try app.findings("unreachable-scenes")
    #expect(
      findings.map(\.message) == [
        "'Help' in 'Main' cannot be reached: only the segue 'showHelp' leads to it, and no code performs that"
      ])
    #expect(
      findings.first?.related == [RelatedPlace(path: "Main.storyboard", line: 4, message: "this segue leads to it")])
  }

  @Test("a scene behind an unreachable one and the initial scene of a storyboard that nothing loads are told apart")
  func behindUnreachable() throws {
    let app = try SmallApp([
      "Main.storyboard": Board.document(initial: "list", Board.scene("list")),
      "Old.storyboard": Board.document(
        initial: "old",
        Board.scene(
          "old", "viewController", "title=\"Old\"", content: Board.button("b", segue: Board.segue("s", to: "deep"))),
        Board.scene("deep", "viewController", "title=\"Deep\"")),
      "Info.plist": PlistText.info(),
    ])
    #expect(
      try app.messages("unreachable-scenes") == [
        "'Old' in 'Old' cannot be reached: nothing loads 'Old', whose initial scene it is",
        "'Deep' in 'Old' cannot be reached: only scenes that cannot be reached lead to it, such as 'Old'",
      ])
  }

  @Test("what code may lead to, though nobody can tell, is a note")
  func unresolved() throws {
    let app = try SmallApp([
      "Main.storyboard": Board.document(
        initial: "list", Board.scene("list", class: "ListController"),
        Board.scene("x", "viewController", "title=\"X\" storyboardIdentifier=\"X\"")),
      "List.swift": """
      class ListController: UIViewController {
        func open(_ names: [String]) { _ = storyboard?.instantiateViewController(withIdentifier: names[3]) }
      }
      """,
      "Info.plist": PlistText.info(),
    ])
    let findings = try app.findings("unreachable-scenes")
    #expect(
      findings.map(\.message) == [
        "'X' in 'Main' may be out of reach: only code whose identifier is not known could lead to it"
      ])
    #expect(findings.map(\.severity) == [.note])
  }

  @Test(
    "the code of a controller that code makes by itself runs, though its scene cannot be reached",
    arguments: [
      ("MainController(model: 1)", 1), ("MainController()", 1), ("MainController(coder: coder)", 2),
      ("MainController.self", 2), ("OtherController(model: 1)", 2),
    ])
  func madeInCode(construction: String, unreachable: Int) throws {
    let app = try SmallApp([
      "Start.storyboard": Board.document(initial: "start", Board.scene("start", "viewController", "title=\"Start\"")),
      "Main.storyboard": Board.document(
        initial: "main", Board.scene("main", class: "MainController", "title=\"Main\"")),
      "Tabs.storyboard": Board.document(initial: "tabs", Board.scene("tabs", "viewController", "title=\"Tabs\"")),
      "Code.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start(_ coder: NSCoder) { use(\(construction)) }
      }
      class OtherController: UIViewController {}
      class MainController: UIViewController {
        func open() { show(UIStoryboard(name: "Tabs", bundle: nil).instantiateInitialViewController()!, sender: nil) }
      }
      """,
      "Info.plist": PlistText.info("UIMainStoryboardFile", "Start"),
    ])
    let expected = [
      "'Main' (MainController) in 'Main' cannot be reached: nothing loads 'Main', whose initial scene it is",
      "'Tabs' in 'Tabs' cannot be reached: only scenes that cannot be reached lead to it, such as 'Main' (MainController)",
    ]
    #expect(try app.messages("unreachable-scenes") == Array(expected.prefix(unreachable)))
  }

  @Test("what such a scene leads to is a note as well; what a lost scene leads to stays a warning")
  func behindUnresolved() throws {
    let app = try SmallApp([
      "Main.storyboard": Board.document(
        initial: "list", Board.scene("list", class: "ListController"),
        Board.scene(
          "x", "viewController", "title=\"X\" storyboardIdentifier=\"X\"",
          content: Board.button("b", segue: Board.segue("s", to: "y"))),
        Board.scene("y", "viewController", "title=\"Y\""),
        Board.scene(
          "lost", "viewController", "title=\"Lost\"", content: Board.button("c", segue: Board.segue("t", to: "z"))),
        Board.scene("z", "viewController", "title=\"Z\"")),
      "List.swift": """
      class ListController: UIViewController {
        func open(_ names: [String]) { _ = storyboard?.instantiateViewController(withIdentifier: names[3]) }
      }
      """,
      "Info.plist": PlistText.info(),
    ])
    let findings = try app.findings("unreachable-scenes")
    #expect(
      findings.map(\.message) == [
        "'X' in 'Main' may be out of reach: only code whose identifier is not known could lead to it",
        "'Y' in 'Main' may be out of reach: only scenes that may be out of reach themselves lead to it, such as 'X'",
        "'Lost' in 'Main' cannot be reached: no way leads to it, and it has no identifier",
        "'Z' in 'Main' cannot be reached: only scenes that cannot be reached lead to it, such as 'Lost'",
      ])
    #expect(findings.map(\.severity) == [.note, .note, .warning, .warning])
  }

  @Test("scenes that a reference in another storyboard, code or a container leads to are reachable")
  func lookAlikes() throws {
    let app = try SmallApp([
      "Main.storyboard": Board.document(
        initial: "nav", Board.navigation("nav", root: "list"),
        Board.scene("list", class: "ListController", content: Board.button("b", segue: Board.segue("s", to: "ref"))),
        Board.scene("ref", "viewControllerPlaceholder", "storyboardName=\"Other\" referencedIdentifier=\"Far\""),
        Board.scene("code", "viewController", "storyboardIdentifier=\"ByCode\"")),
      "Other.storyboard": Board.document(Board.scene("far", "viewController", "storyboardIdentifier=\"Far\"")),
      "List.swift": """
      class ListController: UIViewController {
        func open() { _ = storyboard?.instantiateViewController(withIdentifier: "ByCode") }
      }
      """,
      "Info.plist": PlistText.info(),
    ])
    #expect(try app.messages("unreachable-scenes").isEmpty)
  }
}

@Suite("missing-entry-storyboards")
struct MissingEntryStoryboardsTests {
  private let main = StoryboardText.document(initial: "a", StoryboardText.scene("a"))

  @Test("a main storyboard that does not exist stops the app")
  func missing() throws {
    let app = try SmallApp(["main.storyboard": main, "Info.plist": PlistText.info()])
    let findings = try app.findings("missing-entry-storyboards")
    #expect(
      findings.map(\.message) == [
        "'UIMainStoryboardFile' names the storyboard 'Main', which does not exist; did you mean 'main'?"
      ])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.line == 4)
  }

  @Test("a missing launch screen only warns")
  func launchScreen() throws {
    let app = try SmallApp([
      "Main.storyboard": main, "Info.plist": PlistText.info("UILaunchStoryboardName", "LaunchScreen"),
    ])
    #expect(try app.findings("missing-entry-storyboards").map(\.severity) == [.warning])
  }

  @Test("an existing storyboard, a launch screen that is a xib and an unknown variable are no faults")
  func lookAlikes() throws {
    let app = try SmallApp([
      "Main.storyboard": main, "Info.plist": PlistText.info(),
      "Launch-Info.plist": PlistText.info("UILaunchStoryboardName", "Launch"),
      "Launch.xib": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"/>",
      "Other-Info.plist": PlistText.info("UIMainStoryboardFile", "$(MAIN_STORYBOARD)"),
    ])
    #expect(try app.messages("missing-entry-storyboards").isEmpty)
  }
}

@Suite("missing-initial-scenes")
struct MissingInitialScenesTests {
  private let settings = StoryboardText.document(StoryboardText.scene("a"))

  @Test("forced code makes it an error, and the place of the code is told")
  func forced() throws {
    let app = try SmallApp([
      "Settings.storyboard": settings,
      "Open.swift": """
      class Opener {
        func open() { let c = UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController()! }
      }
      """,
    ])
    let findings = try app.findings("missing-initial-scenes")
    #expect(findings.map(\.message) == ["the storyboard 'Settings' has no initial scene, but this code loads it"])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.path == "Settings.storyboard")
    #expect(findings.first?.related.first?.path == "Open.swift")
    #expect(findings.first?.related.first?.line == 2)
  }

  @Test("code that copes with nil makes it a warning")
  func optional() throws {
    let app = try SmallApp([
      "Settings.storyboard": settings,
      "Open.swift": """
      func open() {
        if let c = UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController() { print(c) }
      }
      """,
    ])
    #expect(try app.findings("missing-initial-scenes").map(\.severity) == [.warning])
  }

  @Test("an entry point makes it an error, and an initial scene that is not in the file is named")
  func entry() throws {
    let app = try SmallApp([
      "Main.storyboard": StoryboardText.document(initial: "gone", StoryboardText.scene("a")),
      "Info.plist": PlistText.info(),
    ])
    let findings = try app.findings("missing-initial-scenes")
    #expect(
      findings.map(\.message) == [
        "the storyboard 'Main' has no initial scene, but the key 'UIMainStoryboardFile' loads it; it names 'gone', which is "
          + "not in the file"
      ])
    #expect(findings.first?.severity == .error)
  }

  @Test("the main storyboard of a Mac app may hold the application alone")
  func application() throws {
    let app = try SmallApp([
      "Main.storyboard": StoryboardText.document(
        runtime: "MacOSX.Cocoa", StoryboardText.scene("app", "application")),
      "Info.plist": PlistText.info("NSMainStoryboardFile"),
    ])
    #expect(try app.messages("missing-initial-scenes").isEmpty)
  }

  @Test("a storyboard whose initial scene nobody loads, and one that has it, are no faults")
  func lookAlikes() throws {
    let app = try SmallApp([
      "Settings.storyboard": settings,
      "Main.storyboard": StoryboardText.document(
        initial: "a", StoryboardText.scene("a", "viewController", "storyboardIdentifier=\"A\"")),
      "Open.swift": """
      func open() {
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
        _ = UIStoryboard(name: "Settings", bundle: nil).instantiateViewController(withIdentifier: "x")
      }
      """,
    ])
    #expect(try app.messages("missing-initial-scenes").isEmpty)
  }
}
