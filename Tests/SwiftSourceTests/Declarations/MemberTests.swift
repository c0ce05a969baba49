import CodeFacts
import Testing

@Suite("Members")
struct MemberTests {
  @Test("Interface Builder attributes give members their role")
  func roles() {
    let read = facts(
      """
      class A: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var labels: [UILabel]!
        @IBInspectable var radius: CGFloat = 0
        @IBAction func tap(_ sender: Any) {}
        @IBAction func back(segue: UIStoryboardSegue) {}
        @IBAction func both(_ segue: UIStoryboardSegue, sender: Any) {}
        @IBSegueAction func make(_ coder: NSCoder) -> Detail? { Detail(coder: coder) }
      }
      """)
    #expect(read.values.map(\.role) == [.outlet, .outletCollection, .inspectable])
    #expect(read.functions.map(\.role) == [.action, .unwindAction, .action, .segueAction])
    #expect(read.function("make")?.returnType == TypeReference("Detail", isOptional: true))
    #expect(read.value("label")?.isPrivate == true)
  }

  @Test("A function is read with labels, names, types, defaults and modifiers")
  func functionParts() throws {
    let read = facts(
      """
      extension UIStoryboard {
        fileprivate static func make<T: UIViewController>(_ type: T.Type, in name: String = "Main", from: Kind = .main) -> T? {
          nil
        }
      }
      """)
    let function = try #require(read.function("make"))
    #expect(function.parameters.map(\.label) == [nil, "in", "from"])
    #expect(function.parameters.map(\.name) == ["type", "name", "from"])
    #expect(
      function.parameters.map(\.type) == [
        TypeReference("T", isMetatype: true), TypeReference("String"), TypeReference("Kind"),
      ])
    #expect(
      function.parameters.map(\.defaultValue) == [
        nil, .string("Main"), .member(base: .name("Kind"), name: "main"),
      ])
    #expect(
      function.genericParameters == [
        GenericParameterFact(name: "T", constraints: [TypeReference("UIViewController")])
      ])
    #expect(function.isStatic)
    #expect(function.isPrivate)
    #expect(function.owner == 0)
  }

  @Test("Stored values are told apart: property, global, enum case, constant and static")
  func values() throws {
    let read = facts(
      """
      let globalName = "Main"
      enum Route: String { case detail, list = "List" }
      class A {
        static let identifier = "a"
        var title = "t" { didSet { print(title) } }
        lazy var other: String = makeOther()
      }
      """)
    #expect(read.values.map(\.name) == ["globalName", "detail", "list", "identifier", "title", "other"])
    #expect(read.values.map(\.kind) == [.global, .enumCase, .enumCase, .property, .property, .property])
    #expect(
      read.values.map(\.value) == [
        .string("Main"), nil, .string("List"), .string("a"), .string("t"), .calling("makeOther"),
      ])
    #expect(read.values.map(\.isConstant) == [true, true, true, true, false, false])
    #expect(read.values.map(\.isStatic) == [false, true, true, true, false, false])
  }

  @Test("A computed property is a getter with what it returns")
  func getters() throws {
    let read = facts(
      """
      class A {
        class var identifier: String { "A" }
        var nib: String { get { return "ANib" } set { print(newValue) } }
        var both: String { didSet {} }
      }
      """)
    #expect(read.functions.map(\.kind) == [.getter, .getter])
    #expect(read.returns("identifier") == [.string("A")])
    #expect(read.returns("nib") == [.string("ANib")])
    #expect(read.function("identifier")?.isStatic == true)
    #expect(read.function("nib")?.returnType == TypeReference("String"))
    #expect(read.values.map(\.name) == ["both"])
  }

  @Test("A switch over self returns by case")
  func returnsByCase() throws {
    let read = facts(
      """
      enum Route {
        case a, b, c
        var name: String {
          switch self {
          case .a: return "A"
          case .b, .c: return "BC"
          }
        }
        var title: String { switch self { case .a: "TA" default: "other" } }
      }
      """)
    #expect(
      try #require(read.function("name")).returns == [
        ReturnFact(cases: ["a"], value: .string("A")), ReturnFact(cases: ["b", "c"], value: .string("BC")),
      ])
    #expect(
      try #require(read.function("title")).returns == [
        ReturnFact(cases: ["a"], value: .string("TA")), ReturnFact(value: .string("other")),
      ])
  }

  @Test("Every branch's value is returned, nil aside")
  func returnsOfBranches() {
    let read = facts(
      """
      func name(_ flag: Bool) -> String? {
        guard flag else { return nil }
        if flag { return "A" } else { return "B" }
      }
      func chosen(_ flag: Bool) -> String { if flag { "C" } else { "D" } }
      """)
    #expect(read.returns("name") == [.string("A"), .string("B")])
    #expect(read.returns("chosen") == [.string("C"), .string("D")])
  }

  @Test("A function inside a body is a private member of the same type")
  func localFunctions() throws {
    let read = facts(
      """
      class A: UIViewController {
        func start(name: String) {
          let fixed = "Fixed"
          func go() { performSegue(withIdentifier: fixed, sender: name) }
          go()
        }
      }
      """)
    let local = try #require(read.function("go"))
    #expect(local.owner == 0)
    #expect(local.isPrivate)
    #expect(local.selector == nil)
    #expect(read.call("performSegue")?.function == 1)
    #expect(read.firstArgument(of: "performSegue") == .string("Fixed"))
    #expect(read.call("performSegue")?.call.arguments[1].value == .opaque("captured value"))
  }
}
