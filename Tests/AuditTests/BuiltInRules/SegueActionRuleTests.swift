import Testing

@testable import Audit

private typealias Board = StoryboardText

/// A list that leads to a detail scene, with the code of both.
private func app(
  segue attributes: String = "", kind: String = "show", list: String = "", detail: String = "",
  detailElement: String = "viewController", detailClass: String = "DetailController"
) throws -> SmallApp {
  try SmallApp([
    "Main.storyboard": Board.document(
      initial: "a",
      Board.scene(
        "a", class: "ListController", "title=\"List\"",
        content: Board.button("x", segue: Board.segue("s", to: "b", kind: kind, attributes))),
      Board.scene("b", detailElement, class: detailClass, "title=\"Detail\"")),
    "Code.swift": """
    class ListController: UIViewController {
      \(list)
    }
    class DetailController: UIViewController {
      \(detail)
    }
    class OtherController: UIViewController {}
    class SubController: DetailController {}
    """,
    "Info.plist": PlistText.info(),
  ])
}

private let failing = "required init?(coder: NSCoder) { fatalError(\"use the other\") }"

@Suite("segues-without-actions")
struct SeguesWithoutActionsTests {
  @Test("a segue without an action is listed with the cast that configures its destination")
  func listed() throws {
    let app = try app(
      segue: "identifier=\"go\"",
      list: """
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "go" { let d = segue.destination as! DetailController; print(d) }
          }
        """)
    let findings = try app.findings("segues-without-actions")
    #expect(
      findings.map(\.message) == [
        "the segue 'go' from 'List' (ListController) to 'Detail' (DetailController) has no segue action; its destination is "
          + "cast to 'DetailController' in prepare"
      ])
    #expect(findings.first?.severity == .note)
    #expect(findings.first?.related.first?.path == "Code.swift")
  }

  @Test("segues with an action, unwind segues and a relationship of the initial scene are not")
  func lookAlikes() throws {
    #expect(try app(segue: "destinationCreationSelector=\"make:\"").messages("segues-without-actions").isEmpty)
    let unwind = try SmallApp([
      "Main.storyboard": Board.document(
        initial: "n", Board.navigation("n", root: "a"),
        Board.scene(
          "a", class: "ListController",
          content: Board.button("b", segue: Board.segue("u", to: "e", kind: "unwind", "unwindAction=\"back:\"")),
          beside: "<exit id=\"e\" sceneMemberID=\"exit\"/>"))
    ])
    #expect(try unwind.messages("segues-without-actions").isEmpty)
  }
}

@Suite("segues-needing-actions")
struct SeguesNeedingActionsTests {
  @Test("a destination whose init(coder:) always fails needs a segue action")
  func needed() throws {
    let findings = try app(detail: failing).findings("segues-needing-actions")
    #expect(
      findings.map(\.message) == [
        "a show segue of 'List' (ListController) has no segue action, but 'Detail' (DetailController) always fails in "
          + "init(coder:)"
      ])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.related.first?.message == "this initializer always fails")
  }

  @Test("a subclass inherits the failing initializer")
  func inherited() throws {
    let findings = try app(detail: failing, detailClass: "SubController").findings("segues-needing-actions")
    #expect(findings.map(\.severity) == [.error])
  }

  @Test("an action, an initializer that works, and another class are no faults")
  func lookAlikes() throws {
    let working = "required init?(coder: NSCoder) { super.init(coder: coder) }"
    #expect(
      try app(segue: "destinationCreationSelector=\"make:\"", detail: failing).messages("segues-needing-actions")
        .isEmpty)
    #expect(try app(detail: working).messages("segues-needing-actions").isEmpty)
    #expect(try app(detail: failing, detailClass: "OtherController").messages("segues-needing-actions").isEmpty)
  }
}

@Suite("missing-segue-actions")
struct MissingSegueActionsTests {
  private let make = "@IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailController? { nil }"

  @Test("an action that the class lacks is a warning, and an error where init(coder:) fails")
  func missing() throws {
    let attributes = "destinationCreationSelector=\"makeDetial:\""
    let warning = try app(segue: attributes, list: make).findings("missing-segue-actions")
    #expect(warning.map(\.message) == ["the class 'ListController' of 'List' has no segue action 'makeDetial:'"])
    #expect(warning.first?.severity == .warning)
    let error = try app(segue: attributes, list: make, detail: failing).findings("missing-segue-actions")
    #expect(error.map(\.severity) == [.error])
  }

  @Test("an action that the class or an extension has is no fault")
  func lookAlikes() throws {
    let attributes = "destinationCreationSelector=\"makeDetail:\""
    #expect(try app(segue: attributes, list: make).messages("missing-segue-actions").isEmpty)
    let inExtension = "}\nextension ListController {\n\(make)"
    #expect(try app(segue: attributes, list: inExtension).messages("missing-segue-actions").isEmpty)
  }

  private func relationship(code: String) throws -> SmallApp {
    try SmallApp([
      "Main.storyboard": Board.document(
        initial: "a",
        Board.scene(
          "a", class: "ListController", "title=\"List\"", content: Board.button("x", segue: Board.segue("s", to: "n"))),
        Board.scene(
          "n", "navigationController", "title=\"Nav\"",
          connections: Board.segue(
            "r", to: "b", kind: "relationship",
            "relationship=\"rootViewController\" destinationCreationSelector=\"makeRoot:\"")),
        Board.scene("b", class: "RootController")),
      "Code.swift": "class RootController: UIViewController {}\n\(code)",
    ])
  }

  @Test("for a relationship the source of the segue into the container is asked")
  func relationshipReceiver() throws {
    let lacking = try relationship(code: "class ListController: UIViewController {}")
    #expect(
      try lacking.messages("missing-segue-actions") == [
        "the class 'ListController' of 'List' has no segue action 'makeRoot:'"
      ])
    let having = try relationship(
      code:
        "class ListController: UIViewController { @IBSegueAction func makeRoot(_ c: NSCoder) -> RootController? { nil } }"
    )
    #expect(try having.messages("missing-segue-actions").isEmpty)
  }
}

@Suite("unconnected-segue-actions")
struct UnconnectedSegueActionsTests {
  private let make = "@IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailController? { nil }"

  @Test("a segue action that no segue names is told")
  func unconnected() throws {
    let findings = try app(list: make).findings("unconnected-segue-actions")
    #expect(findings.map(\.message) == ["no segue names the segue action 'makeDetail:' of 'ListController'"])
    #expect(findings.first?.path == "Code.swift")
    #expect(findings.first?.line == 2)
  }

  @Test("one that a segue names is not, and neither is a plain method")
  func lookAlikes() throws {
    #expect(
      try app(segue: "destinationCreationSelector=\"makeDetail:\"", list: make).messages("unconnected-segue-actions")
        .isEmpty)
    #expect(
      try app(list: "func makeDetail(_ coder: NSCoder) -> DetailController? { nil }").messages(
        "unconnected-segue-actions"
      ).isEmpty)
  }
}

@Suite("mistyped-segue-actions")
struct MistypedSegueActionsTests {
  private func messages(
    returning type: String, element: String = "viewController", class name: String = "DetailController"
  )
    throws -> [String]
  {
    try app(
      segue: "destinationCreationSelector=\"make:\"",
      list: "@IBSegueAction func make(_ coder: NSCoder) -> \(type) { nil }",
      detailElement: element, detailClass: name
    ).messages("mistyped-segue-actions")
  }

  @Test("a class that is unrelated to the destination is told")
  func unrelated() throws {
    #expect(
      try messages(returning: "OtherController?") == [
        "the segue action 'make:' returns 'OtherController', but its segue leads to 'Detail' (DetailController)"
      ])
  }

  @Test(
    "the class itself, a superclass, a subclass and an unknown class are no faults",
    arguments: [
      "DetailController?", "UIViewController?", "SubController?", "PodController?", "UIViewController & Themed",
    ])
  func lookAlikes(type: String) throws {
    #expect(try messages(returning: type).isEmpty)
  }

  @Test("a segue to a navigation controller needs that, not the screen inside it")
  func navigation() throws {
    func app(returning type: String) throws -> SmallApp {
      try SmallApp([
        "Main.storyboard": Board.document(
          Board.scene(
            "a", class: "ListController",
            content: Board.button("x", segue: Board.segue("s", to: "n", "destinationCreationSelector=\"make:\""))),
          Board.navigation("n", root: "b", "title=\"Nav\""), Board.scene("b", class: "DetailController")),
        "Code.swift": """
        class ListController: UIViewController { @IBSegueAction func make(_ coder: NSCoder) -> \(type)? { nil } }
        class DetailController: UIViewController {}
        class Nav: UINavigationController {}
        """,
      ])
    }
    #expect(
      try app(returning: "DetailController").messages("mistyped-segue-actions") == [
        "the segue action 'make:' returns 'DetailController', but its segue leads to 'Nav', a navigationController"
      ])
    #expect(try app(returning: "UINavigationController").messages("mistyped-segue-actions").isEmpty)
    #expect(try app(returning: "Nav").messages("mistyped-segue-actions").isEmpty)
    #expect(try app(returning: "UIViewController").messages("mistyped-segue-actions").isEmpty)
  }
}

@Suite("missing-unwind-actions and unused-unwind-actions")
struct UnwindRuleTests {
  private func app(selector: String, method: String) throws -> SmallApp {
    try SmallApp([
      "Main.storyboard": Board.document(
        Board.scene(
          "a", class: "EditController", "title=\"Edit\"",
          content: Board.button("x", segue: Board.segue("u", to: "e", kind: "unwind", "unwindAction=\"\(selector)\"")),
          beside: "<exit id=\"e\" sceneMemberID=\"exit\"/>")),
      "Code.swift": """
      class EditController: UIViewController {}
      class ListController: UIViewController {
        \(method)
      }
      """,
    ])
  }

  @Test("a selector that no class has is told, and a method that no segue names")
  func mismatch() throws {
    let app = try app(selector: "unwindToLsit:", method: "@IBAction func unwindToList(_ segue: UIStoryboardSegue) {}")
    #expect(
      try app.messages("missing-unwind-actions") == [
        "no class has the unwind action 'unwindToLsit:', which an unwind segue of 'Edit' (EditController) names"
      ])
    #expect(
      try app.messages("unused-unwind-actions") == [
        "no segue names the unwind action 'unwindToList:' of 'ListController'"
      ])
  }

  @Test(
    "another class may have it, under the selector that its labels make",
    arguments: [
      ("unwindToList:", "@IBAction func unwindToList(_ segue: UIStoryboardSegue) {}"),
      ("unwindToListWithSegue:", "@IBAction func unwindToList(segue: UIStoryboardSegue) {}"),
    ])
  func lookAlikes(selector: String, method: String) throws {
    let app = try app(selector: selector, method: method)
    #expect(try app.messages("missing-unwind-actions").isEmpty)
    #expect(try app.messages("unused-unwind-actions").isEmpty)
  }
}
