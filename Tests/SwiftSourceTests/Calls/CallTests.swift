import CodeFacts
import SwiftSource
import Testing

@Suite("Calls")
struct CallTests {
  @Test("A call is read with its function, its type, its text and its place")
  func places() throws {
    let read = facts(
      """
      class A: UIViewController {
        func go() {
          run {
            self.performSegue(withIdentifier: "a",
                              sender: nil)
          }
        }
      }
      """)
    let call = try #require(read.call("performSegue"))
    #expect(call.function == 0)
    #expect(call.owner == 0)
    #expect(call.position == SourcePosition(line: 4, column: 7))
    #expect(call.text == "self.performSegue(withIdentifier: \"a\", sender: nil)")
    #expect(call.call.receiver == .selfReference)
  }

  @Test("A call in a chain over several lines stands where its name stands")
  func chains() {
    let read = facts(
      """
      func go() {
        let controller = UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: "a")
      }
      """)
    #expect(read.call("instantiateViewController")?.position == SourcePosition(line: 3, column: 6))
    #expect(read.call("UIStoryboard")?.position == SourcePosition(line: 2, column: 20))
    #expect(
      read.call("instantiateViewController")?.call.receiver
        == .calling("UIStoryboard", [("name", .string("Main")), ("bundle", .null)]))
  }

  @Test("Calls in initial values and observers belong to the type")
  func initialValues() throws {
    let read = facts(
      """
      class A {
        lazy var detail: Detail = {
          let storyboard = UIStoryboard(name: "Main", bundle: nil)
          return storyboard.instantiateViewController(withIdentifier: "d") as! Detail
        }()
        var shown = false { didSet { performSegue(withIdentifier: "a", sender: nil) } }
      }
      """)
    #expect(read.calls.map(\.function) == [nil, nil, nil])
    #expect(read.calls.map(\.owner) == [0, 0, 0])
    let call = try #require(read.call("instantiateViewController"))
    #expect(call.result.castType == TypeReference("Detail"))
    #expect(call.result.expectedType == TypeReference("Detail"))
  }

  @Test(
    "What is done with the result tells its type",
    arguments: [
      ("let vc = make() as! Detail", CastKind.forced),
      ("if let vc = make() as? Detail {}", .conditional),
      ("let vc = make()\nlet detail = vc as! Detail", .forced),
      ("guard let vc = make(), let detail = vc as? Detail else { return }", .conditional),
      ("let vc = (try! make())! as! Detail", .forced),
    ])
  func casts(body: String, kind: CastKind) throws {
    let body = body.replacing("make()", with: "storyboard.instantiateViewController(withIdentifier: \"d\")")
    let call = try #require(facts("func go() {\n\(body)\n}").call("instantiateViewController"))
    #expect(call.result.castKind == kind)
    #expect(call.result.castType == TypeReference("Detail"))
  }

  @Test("A controller that is tried as several types is none for sure")
  func severalCasts() {
    let read = facts(
      """
      func go() {
        let vc = storyboard.instantiateViewController(withIdentifier: "d")
        if let a = vc as? A {} else if let b = vc as? B {}
      }
      """)
    #expect(read.call("instantiateViewController")?.result.castType == nil)
  }

  @Test("Annotations, return types and properties tell what is expected")
  func expectedTypes() {
    let read = facts(
      """
      class A {
        var stored: Stored?
        func annotated() { let a: Annotated = instantiateViewController(1) }
        func returned() -> Returned { return instantiateViewController(2) }
        func lone() -> Lone { instantiateViewController(3) }
        func later() -> Later { let a = instantiateViewController(4); return a }
        func assigned() { self.stored = instantiateViewController(5) }
        var computed: Computed { instantiateViewController(6)! }
        func none() { instantiateViewController(7) }
      }
      """)
    #expect(
      read.calls.map { $0.result.expectedType?.name } == [
        "Annotated", "Returned", "Lone", "Later", "Stored", "Computed", nil,
      ])
    #expect(read.calls.map(\.result.isForced) == [false, false, false, false, false, true, false])
  }

  @Test("Initializers are found by the name of their type, wrappers by theirs")
  func wrappers() {
    let read = facts(
      """
      func go() {
        let a = Detail(id: 1)
        let b = Shop.Detail.init(id: 2)
        let c = Other.make("x")
        let d = Other.standard
        let standard = 1
        print(standard)
      }
      """, wrappers: ["Detail", "make", "standard"])
    #expect(read.calls.map(\.call.name) == ["Detail", "Shop.Detail", "make", "standard"])
    #expect(read.calls.map(\.isReference) == [false, false, false, true])
    #expect(read.calls[3].call.receiver == .name("Other"))
  }

  @Test("The creator's class is what the closure returns")
  func creators() throws {
    let read = facts(
      """
      func go() {
        let a = storyboard.instantiateViewController(identifier: "d") { coder in
          log(coder)
          return Detail(coder: coder, id: 1)
        }
      }
      """)
    let call = try #require(read.call("instantiateViewController"))
    #expect(
      call.call.arguments.last
        == Argument(
          label: nil,
          value: .closure(returns: [.calling("Detail", [("coder", .opaque("coder")), ("id", .integer(1))])])))
  }

  @Test("Calls of a branch of #if are marked")
  func conditional() {
    let read = facts(
      """
      func go() {
        #if DEBUG
        performSegue(withIdentifier: "a", sender: nil)
        #endif
        instantiateInitialViewController()
      }
      """)
    #expect(read.calls.map(\.isConditional) == [true, false])
  }

  @Test("Calls in default values of parameters belong to the function")
  func defaultValues() throws {
    let read = facts("func go(board: UIStoryboard = UIStoryboard(name: \"A\", bundle: nil)) {}")
    let call = try #require(read.call("UIStoryboard"))
    #expect(call.function == 0)
    #expect(call.result.expectedType == TypeReference("UIStoryboard"))
  }

  @Test("Types inside a body are read, and their members see none of its names")
  func localTypes() {
    let read = facts(
      """
      func go(name: String) {
        class Local: UIViewController {
          @IBAction func tap(_ sender: Any) { performSegue(withIdentifier: name, sender: nil) }
        }
      }
      """)
    #expect(read.types.map(\.name) == ["Local"])
    #expect(read.function("tap")?.selector == "tap:")
    #expect(read.firstArgument(of: "performSegue") == .name("name"))
  }

  @Test("The body of #Preview is read")
  func previews() {
    let read = facts("#Preview { UIStoryboard(name: \"A\", bundle: nil).instantiateInitialViewController()! }")
    #expect(Set(read.calls.map(\.call.name)) == ["UIStoryboard", "instantiateInitialViewController"])
  }

  @Test("Statements outside of functions are read")
  func topLevel() {
    let read = facts("let board = UIStoryboard(name: \"A\", bundle: nil)\nrun(UINib(nibName: \"B\", bundle: nil))")
    #expect(read.calls.map(\.call.name) == ["UIStoryboard", "UINib"])
    #expect(read.calls.map(\.function) == [nil, nil])
  }

  @Test("The spelling of Swift 2 is read too")
  func swift2() {
    let read = facts(
      """
      class A: UIViewController {
        func go() {
          performSegueWithIdentifier("a", sender: self)
          let vc = storyboard!.instantiateViewControllerWithIdentifier("b") as! Detail
          tableView.registerNib(UINib(nibName: "C", bundle: nil), forCellReuseIdentifier: "c")
          presentControllerWithName("d", context: nil)
        }
      }
      """)
    #expect(
      read.calls.map(\.call.name) == [
        "performSegueWithIdentifier", "instantiateViewControllerWithIdentifier", "registerNib", "UINib",
        "presentControllerWithName",
      ])
    #expect(read.firstArgument(of: "performSegueWithIdentifier") == .string("a"))
  }
}
