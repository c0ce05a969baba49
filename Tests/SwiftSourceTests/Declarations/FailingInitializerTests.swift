import Testing

@Suite("Initializers that a storyboard cannot use")
struct FailingInitializerTests {
  private func alwaysFails(_ body: String, declaration: String = "required init?(coder: NSCoder)") -> Bool? {
    facts("class A: UIViewController {\n  \(declaration) {\n\(body)\n  }\n}").function("init")?.alwaysFails
  }

  @Test(
    "init(coder:) fails when every path reaches a trap or returns nil",
    arguments: [
      "fatalError(\"init(coder:) has not been implemented\")",
      "Swift.fatalError()",
      "return nil",
      "preconditionFailure()",
      "precondition(false, \"no\")",
      "print(1); fatalError()",
      "if ready { fatalError() } else { return nil }",
      "guard ready else { return nil }\nfatalError()",
      "switch kind { case .a: fatalError() default: return nil }",
      "#if DEBUG\nfatalError()\n#else\nreturn nil\n#endif",
    ])
  func failing(body: String) {
    #expect(alwaysFails(body) == true)
  }

  @Test(
    "init(coder:) works when some path makes the object",
    arguments: [
      "super.init(coder: coder)",
      "assertionFailure()\nsuper.init(coder: coder)",
      "guard ready else { fatalError() }\nsuper.init(coder: coder)",
      "if ready { super.init(coder: coder); return }\nfatalError()",
      "if ready { fatalError() }\nsuper.init(coder: coder)",
      "#if DEBUG\nfatalError()\n#endif\nsuper.init(coder: coder)",
      "let make = { fatalError() }\nsuper.init(coder: coder)",
    ])
  func working(body: String) {
    #expect(alwaysFails(body) == false)
  }

  @Test("Only init(coder:) is judged, under any name of its parameter")
  func otherInitializers() {
    #expect(alwaysFails("fatalError()", declaration: "init(nibName: String?)") == false)
    #expect(alwaysFails("fatalError()", declaration: "required init?(coder aDecoder: NSCoder)") == true)
  }
}
