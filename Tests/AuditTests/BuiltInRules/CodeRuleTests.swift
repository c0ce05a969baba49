import Testing

@testable import Audit

private typealias Board = StoryboardText

/// A list with a segue "showDetail", a detail scene "Detail", and code.
private func app(_ code: String, path: String = "List.swift") throws -> SmallApp {
  try SmallApp([
    "Main.storyboard": Board.document(
      initial: "a",
      Board.scene(
        "a", class: "BookListController", "title=\"Book List\"",
        connections: Board.segue("s", to: "b", "identifier=\"showDetail\"")),
      Board.scene("b", class: "DetailController", "title=\"Detail\" storyboardIdentifier=\"Detail\"")),
    "Classes.swift": "class DetailController: UIViewController {}\nclass OtherController: UIViewController {}",
    path: code, "Info.plist": PlistText.info(),
  ])
}

private func list(_ body: String) -> String {
  "class BookListController: UIViewController {\n  \(body)\n}"
}

@Suite("unknown-segue-identifiers")
struct UnknownSegueIdentifiersTests {
  @Test("a segue that the scene does not have is told, with the nearest one")
  func unknown() throws {
    let findings = try app(list("func f() { performSegue(withIdentifier: \"showDetial\", sender: nil) }"))
      .findings("unknown-segue-identifiers")
    #expect(
      findings.map(\.message) == [
        "no segue 'showDetial' leaves 'Book List' (BookListController); did you mean 'showDetail'?"
      ])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.path == "List.swift")
    #expect(findings.first?.line == 2)
    #expect(findings.first?.related.first?.path == "Main.storyboard")
  }

  @Test("a constant is looked up as a literal is")
  func constant() throws {
    let code = list(
      "static let detail = \"showDetial\"\n  func f() { performSegue(withIdentifier: Self.detail, sender: nil) }")
    #expect(try app(code).findings("unknown-segue-identifiers").map(\.severity) == [.error])
  }

  @Test("segues that exist, what is only known at run time, and tests are no faults")
  func lookAlikes() throws {
    let call = "func f(_ n: [String]) { performSegue(withIdentifier: n[0], sender: nil) }"
    #expect(try app(list(call)).messages("unknown-segue-identifiers").isEmpty)
    let right = "func f() { performSegue(withIdentifier: \"showDetail\", sender: nil) }"
    #expect(try app(list(right)).messages("unknown-segue-identifiers").isEmpty)
    let test = list("func f() { performSegue(withIdentifier: \"no\", sender: nil) }")
    #expect(try app(test, path: "AppTests/ListTests.swift").messages("unknown-segue-identifiers").isEmpty)
  }

  @Test("a segue of a subclass's scene is found by the superclass")
  func subclass() throws {
    let code =
      "class BaseController: UIViewController {\n  func f() { performSegue(withIdentifier: \"showDetail\", sender: nil) }\n}\n"
      + "class BookListController: BaseController {}"
    #expect(try app(code).messages("unknown-segue-identifiers").isEmpty)
  }
}

@Suite("unknown-scene-identifiers and unknown-storyboards")
struct UnknownSceneTests {
  private func open(_ storyboard: String, _ identifier: String) -> String {
    list(
      "func f() { _ = UIStoryboard(name: \"\(storyboard)\", bundle: nil).instantiateViewController(withIdentifier: \"\(identifier)\") }"
    )
  }

  @Test("a scene that the storyboard does not have is told, with the nearest one")
  func unknownScene() throws {
    let app = try app(open("Main", "Detial"))
    let findings = try app.findings("unknown-scene-identifiers")
    #expect(findings.map(\.message) == ["the storyboard 'Main' has no scene 'Detial'; did you mean 'Detail'?"])
    #expect(findings.first?.severity == .error)
    #expect(try app.messages("unknown-storyboards").isEmpty)
  }

  @Test("a storyboard that does not exist is told once, with the nearest one")
  func unknownStoryboard() throws {
    let app = try app(open("Mian", "Detail"))
    let findings = try app.findings("unknown-storyboards")
    #expect(findings.map(\.message) == ["there is no storyboard 'Mian'; did you mean 'Main'?"])
    #expect(findings.first?.severity == .error)
    #expect(try app.messages("unknown-scene-identifiers").isEmpty)
  }

  @Test("existing names are no faults")
  func lookAlikes() throws {
    let right = try app(open("Main", "Detail"))
    #expect(try right.messages("unknown-scene-identifiers").isEmpty)
    #expect(try right.messages("unknown-storyboards").isEmpty)
  }

  @Test("a storyboard of another bundle is not looked for here; one of the main bundle is")
  func bundles() throws {
    func made(_ bundle: String) -> String { "func f() { _ = UIStoryboard(name: \"Far\", bundle: \(bundle)) }" }
    let other = try SmallApp(["Open.swift": made("Bundle(identifier: \"org.example.Kit\")")])
    #expect(try other.messages("unknown-storyboards").isEmpty)
    let own = try SmallApp(["Open.swift": made(".main")])
    #expect(try own.messages("unknown-storyboards") == ["there is no storyboard 'Far'"])
  }

  @Test("a storyboard that could not be read exists all the same")
  func unread() throws {
    let app = try SmallApp([
      "Broken.storyboard": "<document", "Open.swift": "func f() { _ = UIStoryboard(name: \"Broken\", bundle: nil) }",
    ])
    #expect(try app.messages("unknown-storyboards").isEmpty)
    #expect(try app.messages("file-problems").count == 1)
  }
}

@Suite("dead-segue-cases")
struct DeadSegueCasesTests {
  private func prepare(_ test: String) -> String {
    list("override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(test) }")
  }

  @Test("a test for a segue that the scene does not have is told")
  func dead() throws {
    let findings = try app(prepare("if segue.identifier == \"showDetial\" {}")).findings("dead-segue-cases")
    #expect(
      findings.map(\.message) == [
        "the segue 'showDetial' never arrives here: 'Book List' (BookListController) has no such segue; did you mean "
          + "'showDetail'?"
      ])
    #expect(findings.first?.severity == .warning)
  }

  @Test("a test that is met, and one in a class without a scene, are no faults")
  func lookAlikes() throws {
    #expect(try app(prepare("if segue.identifier == \"showDetail\" {}")).messages("dead-segue-cases").isEmpty)
    let other =
      "class LooseController: UIViewController {\n"
      + "  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == \"no\" {} }\n}"
    #expect(try app(other).messages("dead-segue-cases").isEmpty)
  }
}

@Suite("mistyped-scene-casts")
struct MistypedSceneCastsTests {
  private func cast(_ cast: String) -> String {
    list("func f() { let c = storyboard!.instantiateViewController(withIdentifier: \"Detail\") \(cast); print(c) }")
  }

  @Test("a cast to a class that the scene is not is an error by force, else a warning")
  func mistyped() throws {
    let forced = try app(cast("as! OtherController")).findings("mistyped-scene-casts")
    #expect(
      forced.map(\.message) == [
        "'Detail' (DetailController) in 'Main' is no 'OtherController', to which it is cast here"
      ])
    #expect(forced.first?.severity == .error)
    let optional = try app(cast("as? OtherController")).findings("mistyped-scene-casts")
    #expect(optional.map(\.severity) == [.warning])
  }

  @Test(
    "the class, a superclass, and what is not known are no faults",
    arguments: ["as! DetailController", "as! UIViewController", "as! PodController", "as! Themed"])
  func lookAlikes(text: String) throws {
    #expect(try app(cast(text) + "\nprotocol Themed {}").messages("mistyped-scene-casts").isEmpty)
  }
}

@Suite("mistyped-destination-casts")
struct MistypedDestinationCastsTests {
  private func prepare(_ body: String) -> String {
    list(
      "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == \"showDetail\" { \(body) } }"
    )
  }

  @Test("a cast to a class that the destination is not is told")
  func mistyped() throws {
    let findings = try app(prepare("let d = segue.destination as! OtherController; print(d)"))
      .findings("mistyped-destination-casts")
    #expect(
      findings.map(\.message) == [
        "the segue leads to 'Detail' (DetailController), which is no 'OtherController', to which it is cast here"
      ])
    #expect(findings.first?.severity == .error)
  }

  @Test("the class and a superclass are no faults", arguments: ["DetailController", "UIViewController"])
  func lookAlikes(type: String) throws {
    let code = prepare("let d = segue.destination as! \(type); print(d)")
    #expect(try app(code).messages("mistyped-destination-casts").isEmpty)
  }

  @Test("a navigation controller is the destination, and the screen is its first child")
  func navigation() throws {
    func navigationApp(_ cast: String) throws -> SmallApp {
      try SmallApp([
        "Main.storyboard": Board.document(
          Board.scene(
            "a", class: "BookListController",
            content: Board.button("x", segue: Board.segue("s", to: "n", "identifier=\"go\""))),
          Board.navigation("n", root: "b", "title=\"Nav\""),
          Board.scene("b", class: "DetailController", "title=\"Detail\"")),
        "Code.swift": "class DetailController: UIViewController {}\nclass OtherController: UIViewController {}\n"
          + list(
            "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == \"go\" { \(cast) } }"
          ),
      ])
    }
    #expect(
      try navigationApp("let d = segue.destination as! DetailController; print(d)").messages(
        "mistyped-destination-casts") == [
          "the segue leads to 'Nav', which is no 'DetailController', to which it is cast here"
        ])
    let through = "let d = (segue.destination as! UINavigationController).topViewController as!"
    #expect(try navigationApp("\(through) DetailController; print(d)").messages("mistyped-destination-casts").isEmpty)
    #expect(
      try navigationApp("\(through) OtherController; print(d)").messages("mistyped-destination-casts") == [
        "the segue leads to 'Detail' (DetailController), which is no 'OtherController', to which it is cast here"
      ])
  }
}

@Suite("instantiations-needing-creators")
struct InstantiationsNeedingCreatorsTests {
  private func app(_ call: String, initial: String = "a") throws -> SmallApp {
    try SmallApp([
      "Main.storyboard": Board.document(
        initial: initial, Board.scene("a", class: "BookListController"),
        Board.scene("b", class: "DetailController", "title=\"Detail\" storyboardIdentifier=\"Detail\"")),
      "Code.swift": """
      class BookListController: UIViewController {
        func f() { \(call) }
      }
      class DetailController: UIViewController {
        init?(coder: NSCoder, book: String) { super.init(coder: coder) }
        required init?(coder: NSCoder) { fatalError() }
      }
      """,
      "Info.plist": PlistText.info(),
    ])
  }

  @Test("code without a creator is told")
  func code() throws {
    let findings = try app("_ = storyboard?.instantiateViewController(withIdentifier: \"Detail\")")
      .findings("instantiations-needing-creators")
    #expect(
      findings.map(\.message) == [
        "this code makes 'Detail' (DetailController) of 'Main' without a creator, but that class always fails in init(coder:)"
      ])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.related.first?.line == 6)
  }

  @Test("an entry point is told")
  func entry() throws {
    let findings = try app("", initial: "b").findings("instantiations-needing-creators")
    #expect(
      findings.map(\.message) == [
        "the key 'UIMainStoryboardFile' makes 'Detail' (DetailController) of 'Main' without a creator, but that class always "
          + "fails in init(coder:)"
      ])
  }

  @Test("a creator makes it right")
  func lookAlike() throws {
    let call =
      "_ = storyboard?.instantiateViewController(identifier: \"Detail\") { DetailController(coder: $0, book: \"\") }"
    #expect(try app(call).messages("instantiations-needing-creators").isEmpty)
  }
}
