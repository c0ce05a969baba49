import CodeFacts
import Testing

@Suite("Tests of segue identifiers")
struct IdentifierTestTests {
  private let identifier = Expression.member(base: .parameter("segue"), name: "identifier")

  private func prepare(_ body: String) -> SourceFacts {
    facts(
      """
      class A: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      \(body)
        }
      }
      """)
  }

  @Test(
    "Every form of comparison is found",
    arguments: [
      "if segue.identifier == \"a\" {}",
      "if \"a\" == segue.identifier {}",
      "if segue.identifier! != \"a\" { return }",
      "guard let id = segue.identifier, id == \"a\" else { return }",
      "if let id = segue.identifier { if id == \"a\" {} }",
      "if let id = segue.identifier where id == \"a\" {}",
      "switch segue.identifier { case \"a\": break default: break }",
      "switch segue.identifier { case \"a\"?: break default: break }",
      "switch segue.identifier { case .some(\"a\"): break default: break }",
      "switch (segue.identifier, segue.destination) { case (\"a\", _): break default: break }",
      "switch (segue.identifier, segue.destination) { case (\"a\"?, let vc as Detail): break default: break }",
      "switch segue.identifier { case let id where id == \"a\": break default: break }",
      "let ready = segue.identifier == \"a\" && flag",
      "if [\"a\"].contains(segue.identifier) {}",
      "if segue.identifier!.isEqualToString(\"a\") {}",
      "run { if segue.identifier == \"a\" {} }",
    ])
  func forms(body: String) {
    let tests = prepare(body).identifierTests
    #expect(tests.map(\.candidate) == [.string("a")])
    #expect(tests.map(\.callback) == [.prepare])
    #expect(tests.map(\.text) == ["\"a\""])
    #expect(tests.first?.subject.mentions(identifier) == true)
  }

  @Test("A comparison with something else is no test")
  func others() {
    #expect(prepare("if segue.identifier == nil {}\nif sender.identifier == \"a\" {}").identifierTests.isEmpty)
  }

  @Test("An enum made from the identifier is the subject, its cases are the candidates")
  func enums() {
    let read = prepare(
      """
      switch Route(rawValue: segue.identifier ?? "") {
      case .detail?, .list: break
      case Route.other: break
      case nil: break
      }
      """)
    #expect(
      read.identifierTests.map(\.candidate) == [
        .member(base: nil, name: "detail"), .member(base: nil, name: "list"),
        .member(base: .name("Route"), name: "other"),
      ])
    #expect(
      read.identifierTests.first?.subject
        == .calling("Route", [("rawValue", .either([identifier, .string("")]))]))
    #expect(read.identifierTests.map(\.text) == [".detail", ".list", "Route.other"])
  }

  @Test(
    "What is made from a segue is followed",
    arguments: [
      "switch segueIdentifier(for: segue) { case .detail: break }",
      "switch segueIdentifierForSegue(segue) { case .detail: break }",
      "switch StoryboardSegue.Main(segue) { case .detail: break }",
      "guard let id = segue.identifier, let route = Route(rawValue: id) else { return }\n"
        + "switch route { case .detail: break }",
      "if case .detail? = segue.identifier.flatMap(Route.init) {}",
      "if Route(rawValue: segue.identifier!) == .detail {}",
    ])
  func madeFromSegue(body: String) {
    #expect(prepare(body).identifierTests.map(\.candidate) == [.member(base: nil, name: "detail")])
  }

  @Test("A raw value made by an initializer reference is told as its call")
  func initializerReference() {
    let read = prepare("if case .detail? = segue.identifier.flatMap(Route.init) {}")
    #expect(read.identifierTests.first?.subject == .calling("Route", [("rawValue", identifier)]))
  }

  @Test("The typed segues of R.swift are tests")
  func generatedSegues() {
    let read = prepare("if let typed = R.segue.listController.showDetail(segue: segue) { typed.destination.go() }")
    let expected = Expression.member(
      base: .member(base: .member(base: .name("R"), name: "segue"), name: "listController"), name: "showDetail")
    #expect(read.identifierTests.map(\.candidate) == [expected])
    #expect(read.identifierTests.first?.subject == identifier)
  }

  @Test("A segue compared as a whole, as Natalie has it, is a test")
  func comparedSegues() {
    let read = prepare("if segue == ListController.Segue.detail {}")
    let expected = Expression.member(
      base: .member(base: .name("ListController"), name: "Segue"), name: "detail")
    #expect(read.identifierTests.map(\.candidate) == [expected])
    #expect(read.identifierTests.map(\.subject) == [.parameter("segue")])
  }

  @Test("The callback tells what calls the function")
  func callbacks() {
    let read = facts(
      """
      class A: UIViewController {
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
          return identifier == "should"
        }
        override func contextForSegue(withIdentifier segueIdentifier: String) -> Any? {
          if segueIdentifier == "context" { return 1 }
          return nil
        }
        override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
          if segue.identifier == "old" {}
        }
        func configure(_ segue: UIStoryboardSegue) { if segue.identifier == "handed" {} }
        func unrelated(identifier: String) -> Bool { identifier == "no" }
      }
      """)
    #expect(
      read.identifierTests.map(\.candidate) == [
        .string("should"), .string("context"), .string("old"), .string("handed"),
      ])
    #expect(read.identifierTests.map(\.callback) == [.shouldPerform, .context, .prepare, .other])
  }

  @Test(
    "Calls know which identifiers hold",
    arguments: [
      ("if segue.identifier == \"a\" { CALL }", ["a"]),
      ("if segue.identifier == \"a\" || segue.identifier == \"b\" { CALL }", ["a", "b"]),
      ("if segue.identifier == \"a\", flag { CALL }", ["a"]),
      ("guard segue.identifier == \"a\" else { return }\nCALL", ["a"]),
      ("if segue.identifier != \"a\" { return }\nCALL", ["a"]),
      ("switch segue.identifier { case \"a\", \"b\": CALL default: break }", ["a", "b"]),
      ("if segue.identifier == \"a\" { } else { CALL }", []),
      ("if segue.identifier == \"a\" { }\nCALL", []),
      ("if segue.identifier == \"a\" || flag { CALL }", []),
    ])
  func guards(body: String, expected: [String]) {
    let call = "instantiateInitialViewController()"
    let read = prepare(body.replacing("CALL", with: call))
    #expect(read.calls.map(\.guards) == [expected.map { .string($0) }])
  }
}

extension Expression {
  /// Whether it is another expression or is made from it.
  func mentions(_ other: Expression) -> Bool {
    if self == other { return true }
    switch self {
    case .forced(let base), .cast(let base, _, _): return base.mentions(other)
    case .either(let values): return values.contains { $0.mentions(other) }
    default: return false
    }
  }
}
