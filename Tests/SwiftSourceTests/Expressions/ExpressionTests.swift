import CodeFacts
import Testing

@Suite("Expressions")
struct ExpressionTests {
  /// The expression as the value of a constant of a type.
  private func value(_ expression: String, isStatic: Bool = false) -> Expression? {
    facts("class A {\n  \(isStatic ? "static " : "")let probe = \(expression)\n}").value("probe")?.value
  }

  @Test("Literals are told by their value")
  func literals() {
    #expect(value("\"Main\"") == .string("Main"))
    #expect(value("\"a\\n\\u{e9}\\\"b\"") == .string("a\né\"b"))
    #expect(value("#\"a\\n\"#") == .string("a\\n"))
    #expect(value("\"\"\"\n    one\n    two\n    \"\"\"") == .string("one\ntwo"))
    #expect(value("\"\"") == .string(""))
    #expect(value("12") == .integer(12))
    #expect(value("-1") == .integer(-1))
    #expect(value("true") == .boolean(true))
    #expect(value("nil") == .null)
  }

  @Test("Interpolations and concatenations keep their parts")
  func concatenations() {
    #expect(
      value("\"show\\(name)Segue\"") == .concatenation([.string("show"), .name("name"), .string("Segue")]))
    #expect(value("\"a\" + b + \"c\"") == .concatenation([.string("a"), .name("b"), .string("c")]))
    #expect(value("\"\\(Self.self)\"") == .concatenation([.selfType]))
  }

  @Test("Names of types, metatypes and self are told apart")
  func types() {
    #expect(value("Detail.self") == .metatype(TypeReference("Detail")))
    #expect(value("Outer.Inner.self") == .metatype(TypeReference("Outer.Inner")))
    #expect(value("[Book].self") == .metatype(TypeReference("Array", arguments: [TypeReference("Book")])))
    #expect(
      value("String(describing: Detail.self)")
        == .calling("String", [("describing", .metatype(TypeReference("Detail")))]))
    #expect(
      value("NSStringFromClass(Detail.self)")
        == .calling("NSStringFromClass", [(nil, .metatype(TypeReference("Detail")))]))
    #expect(value("type(of: self)") == .selfType)
    #expect(value("type(of: other)") == .typeOf(.name("other")))
    #expect(value("self.dynamicType") == .selfType)
    #expect(value("Self.identifier") == .member(base: .selfType, name: "identifier"))
    #expect(value("self.name") == .member(base: .selfReference, name: "name"))
    #expect(value("self.name", isStatic: true) == .member(base: .selfType, name: "name"))
    #expect(value("super.name") == .member(base: .superReference, name: "name"))
  }

  @Test("Wrappers that change nothing are read through")
  func transparent() {
    let expected = Expression.member(base: .name("storyboard"), name: "name")
    #expect(value("storyboard?.name") == expected)
    #expect(value("try? storyboard.name") == expected)
    #expect(value("try await (storyboard).name") == expected)
    #expect(value("storyboard!.name") == .member(base: .forced(.name("storyboard")), name: "name"))
  }

  @Test("Alternatives are kept, each once")
  func alternatives() {
    #expect(value("flag ? \"a\" : \"b\"") == .either([.string("a"), .string("b")]))
    #expect(value("name ?? \"b\"") == .either([.name("name"), .string("b")]))
    #expect(value("flag ? \"a\" : \"a\"") == .string("a"))
    #expect(value("if flag { \"a\" } else { \"b\" }") == .either([.string("a"), .string("b")]))
    #expect(
      value("x == 1 && y ? \"a\" : z ? \"b\" : \"c\"") == .either([.string("a"), .string("b"), .string("c")]))
  }

  @Test("Casts bind more tightly than what stands around them")
  func casts() {
    #expect(value("a as! Detail") == .cast(.name("a"), .forced, TypeReference("Detail")))
    #expect(
      value("a as? Detail ?? b")
        == .either([.cast(.name("a"), .conditional, TypeReference("Detail")), .name("b")]))
    #expect(value("a is Detail") == .cast(.name("a"), .test, TypeReference("Detail")))
  }

  @Test("Collections keep their elements; an index that is known picks one")
  func collections() {
    #expect(value("[\"a\", b]") == .array([.string("a"), .name("b")]))
    #expect(value("[\"a\", \"b\"][1]") == .string("b"))
    #expect(value("names[index]") == .element(of: .name("names")))
    #expect(value("[\"k\": \"v\"][key]") == .element(of: .array([.string("v")])))
    #expect(value("(\"a\", \"b\").1") == .string("b"))
  }

  @Test("Calls keep receiver, generic arguments, labels and trailing closures")
  func calls() {
    #expect(
      value("Storyboards.Main.make(\"a\", for: b)")
        == .calling(
          "make", [(nil, .string("a")), ("for", .name("b"))],
          on: .member(base: .name("Storyboards"), name: "Main")))
    #expect(
      value("make<Detail>()")
        == .call(
          CallExpression(receiver: nil, name: "make", genericArguments: [TypeReference("Detail")], arguments: [])))
    #expect(
      value("make { coder in Detail(coder: coder) }")
        == .calling("make", [(nil, .closure(returns: [.calling("Detail", [("coder", .opaque("coder"))])]))]))
    #expect(value("Outer.Inner(name: x)") == .calling("Outer.Inner", [("name", .name("x"))]))
    #expect(value("Detail.init(coder: c)") == .calling("Detail", [("coder", .name("c"))]))
    #expect(
      value(".make(1)")
        == .calling("make", [(nil, .integer(1))], on: .member(base: nil, name: "")))
  }

  @Test("A closure that is called on the spot stands for what it returns")
  func immediateClosure() {
    #expect(
      value("{ let name = \"Main\"; return UIStoryboard(name: name, bundle: nil) }()")
        == .calling("UIStoryboard", [("name", .string("Main")), ("bundle", .null)]))
  }

  @Test("The selector of #selector is read as far as its text tells")
  func selectors() {
    #expect(value("#selector(show(_:sender:))") == .selector("show:sender:"))
    #expect(value("#selector(Other.show(item:))") == .selector("showWithItem:"))
    #expect(value("#selector(tap)") == .selector("tap"))
  }

  @Test("What cannot be told is its text on one line")
  func opaque() {
    #expect(value("\\Detail.name") == .opaque("\\Detail.name"))
    #expect(value("a <\n  b") == .opaque("a < b"))
  }

  @Test("An annotation names the type of an implicit member")
  func implicitMembers() {
    let read = facts(
      """
      class A {
        let storyboard: UIStoryboard = .init(name: "Main", bundle: nil)
        let route: Route = .detail
      }
      """)
    #expect(
      read.value("storyboard")?.value == .calling("UIStoryboard", [("name", .string("Main")), ("bundle", .null)]))
    #expect(read.value("route")?.value == .member(base: .name("Route"), name: "detail"))
  }
}
