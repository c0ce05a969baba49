import CodeFacts
import Testing

@Suite("Local names")
struct LocalNameTests {
  /// The identifier given to the only performSegue of a method body.
  private func identifier(_ body: String, parameters: String = "") -> Expression? {
    facts("class A: UIViewController {\n  func go(\(parameters)) {\n\(body)\n  }\n}")
      .firstArgument(of: "performSegue")
  }

  @Test("A local constant stands for its value")
  func constants() {
    #expect(identifier("let id = \"a\"\nperformSegue(withIdentifier: id, sender: nil)") == .string("a"))
    #expect(
      identifier("let (x, y) = (\"a\", \"b\")\nperformSegue(withIdentifier: y, sender: x)") == .string("b"))
    #expect(
      identifier("let pair = (id: \"a\", n: 1)\nperformSegue(withIdentifier: pair.id, sender: nil)") == .string("a"))
  }

  @Test("A parameter stays a parameter, and hides members of its name")
  func parameters() {
    #expect(
      identifier("performSegue(withIdentifier: id, sender: nil)", parameters: "to id: String") == .parameter("id"))
    #expect(identifier("performSegue(withIdentifier: id, sender: nil)") == .name("id"))
  }

  @Test("A variable stands for every value that it may hold")
  func variables() {
    #expect(
      identifier(
        """
        var id = "a"
        if flag { id = "b" }
        performSegue(withIdentifier: id, sender: nil)
        """) == .either([.string("a"), .string("b")]))
    #expect(
      identifier(
        """
        let id: String
        switch kind { case 1: id = "a" default: id = "b" }
        performSegue(withIdentifier: id, sender: nil)
        """) == .either([.string("a"), .string("b")]))
    #expect(
      identifier(
        """
        var id = "a"
        id = "b"
        performSegue(withIdentifier: id, sender: nil)
        """) == .string("b"))
  }

  @Test("A bound name stands for what it was bound to")
  func bindings() {
    #expect(
      identifier("if let id = route.name { performSegue(withIdentifier: id, sender: nil) }")
        == .member(base: .name("route"), name: "name"))
    #expect(
      identifier("guard let id = name else { return }\nperformSegue(withIdentifier: id, sender: nil)")
        == .name("name"))
    #expect(
      identifier(
        "if let id { performSegue(withIdentifier: id, sender: nil) }", parameters: "id: String?") == .parameter("id"))
    #expect(
      identifier("if case .some(let id) = name { performSegue(withIdentifier: id, sender: nil) }") == .name("name"))
    #expect(
      identifier("for id in [\"a\", \"b\"] { performSegue(withIdentifier: id, sender: nil) }")
        == .element(of: .array([.string("a"), .string("b")])))
  }

  @Test("The parameters of a closure are opaque, and end with it")
  func closureParameters() {
    #expect(
      identifier("names.forEach { id in self.performSegue(withIdentifier: id, sender: nil) }") == .opaque("id"))
    #expect(
      identifier("names.forEach { self.performSegue(withIdentifier: $0, sender: nil) }") == .opaque("$0"))
    #expect(
      identifier("names.forEach { id in print(id) }\nperformSegue(withIdentifier: id, sender: nil)") == .name("id"))
    #expect(
      identifier("let id = \"a\"\nrun { [weak self] in self?.performSegue(withIdentifier: id, sender: nil) }")
        == .string("a"))
  }

  @Test("A name is forgotten where its block ends")
  func blocks() {
    #expect(
      identifier("do { let id = \"a\"; print(id) }\nperformSegue(withIdentifier: id, sender: nil)") == .name("id"))
  }

  @Test("self that was captured weakly is self")
  func capturedSelf() {
    let read = facts(
      """
      class A: UIViewController {
        func go() {
          run { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.performSegue(withIdentifier: "a", sender: nil)
          }
        }
      }
      """)
    #expect(read.call("performSegue")?.call.receiver == .selfReference)
  }

  @Test("Values that mention each other do not blow up")
  func doubling() throws {
    let lines = (1...60).map { "let v\($0) = v\($0 - 1) + v\($0 - 1)" }
    let body = "let v0 = \"a\"\n" + lines.joined(separator: "\n") + "\nperformSegue(withIdentifier: v60, sender: nil)"
    let value = try #require(identifier(body))
    #expect("\(value)".count < 20_000)
  }
}
