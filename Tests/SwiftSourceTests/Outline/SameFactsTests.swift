import CodeFacts
import SwiftSource
import Testing

/// Whatever the code looks like, the outline must say the same as the parser. `facts` compares the two.
@Suite("The outline and the parser say the same")
struct SameFactsTests {
  @Test(
    "of comments and strings that hold brackets",
    arguments: [
      "class A { /* { /* nested } */ ( */ func f() { } // }\n var x = 1 }",
      "class A { func f() { let s = \"}\"; let t = #\"\\(\"}\"#; let u = ##\"a\"#b\"## } var x = 1 }",
      "class A { func f() -> String { \"a\\(b[\"}\"] + \"\\(c { $0 })\")\" } var x = 1 }",
      "class A { let s = \"\"\"\n  a \"quoted\" } \\(f(\"{\"))\n  \\\"\"\" {\n  \"\"\"\n var x = 1 }",
      "class A { let s = #\"\"\"\n  \\( } \\#(f { 1 })\n  \"\"\"#\n var x = 1 }",
      "class A { let empty = \"\"; let quote = #\"\"\"#; let x = 1 }",
      "class A { func f() { x = a / b / c; y = a/b; z /= 2 } var x = 1 }",
      "class A { let r = /a{2}\"/; let s = #/ } /#; var x = 1 }",
      "class A { func f() -> Regex { return /[}]/ } var x = 1 }",
      "class A { func f() { g(/a\\/}/) } }",
      "/* not closed",
      "class A { /* not closed }",
      "class A { let s = \"not closed\n var x = 1 }",
    ])
  func literals(_ source: String) { _ = facts(source) }

  @Test(
    "of attributes and modifiers",
    arguments: [
      "class A { @IBOutlet weak private(set) var a: UILabel!\n @IBOutlet\n var b: [UIView]!\n @IBInspectable var c = 1 }",
      "class A { @objc(name:with:) func f(_ a: Int, b: Int) {}\n @objc(isOn) var on: Bool { get { x } }\n @objc var p = 1 }",
      "@objc(ObjectiveCName) public final class A: NSObject { @objc(on) var b: Bool { @objc(isOn) get { true } } }",
      "class A { @available(iOS 13, *) @discardableResult\n open override class func f() -> Int { 1 } static var g = 2 }",
      "class A { @IBAction func a(_ sender: Any) {}\n @IBAction func u(segue: UIStoryboardSegue) {}\n @IBSegueAction func s(_ c: NSCoder) -> UIViewController? { nil } }",
      "class A { @Published private var a = 1\n @State(initial: { 1 }) var b\n @Wrapper<Int> var c = 1\n @Module.Wrapper(1) var d: Int }",
      "class A { fileprivate(set) lazy var a: Int = { 1 }()\n unowned(unsafe) let b: A\n nonisolated(unsafe) static var c = 1 }",
      "class A {\n #if DEBUG\n @objc\n #endif\n func f() {} }",
      "@MainActor @Observable final class A {}; @main struct B {}",
      "@available(*, deprecated, message: \"use } instead\") class A {}",
      "class A { private (set) var x = 1; public private(set) var y = 2\n class var z: Int { 1 } }",
    ])
  func attributes(_ source: String) { _ = facts(source) }

  @Test(
    "of functions",
    arguments: [
      "class A { func f(a: Int = 1, b c: String = \"x\", _ d: @escaping () -> Void = {}, e: [String: Int] = [:]) {} }",
      "class A { func f<T: B, U>(_ t: T, u: U...) async throws -> [T]? where T: C, U == Int { nil } }",
      "class A { static func == (l: A, r: A) -> Bool { true }\n static func < (l: A, r: A) -> Bool { l.x<r.x }\n static prefix func -(a: A) -> A { a }\n static func <<T>(a: T, b: T) -> T { a } }",
      "class A { func f(x: Foo<Int, String> = Foo<Int, String>(), y: Int = a < b ? 1 : 2) {} }",
      "class A { func f(in x: Int, for: Int, `default` d: Int, inout y: Int, isolated z: B, isolated: Int) {} }",
      "class A { init?(coder: NSCoder) { fatalError(\"no\") }\n required init(a: Int) {}\n init!() {}\n convenience init<T>(_ t: T) throws {} deinit { stop() } }",
      "class A { required init?(coder: NSCoder) { super.init(coder: coder) } }",
      "class A { required init?(coder: NSCoder) { if x { return nil } else { fatalError() } } }",
      "class A { required init?(coder: NSCoder) { fatalError(\"a\")\n .b() } }",
      "class A { subscript(i: Int) -> String { \"a\" }\n subscript(key k: String, j: Int) -> Int { get { 1 } set { } }\n static subscript<T>(t: T) -> T where T: B { t } }",
      "class A { func f() -> () {}\n func g() -> Void {}\n func h() -> (a: Int, b: Int) { (1, 2) }\n func i() -> (Int) -> (String) throws -> Int { x } }",
      "class A { override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == \"a\" {} } }",
      "class A { func f(_ c: (() -> Void)?, d: (() -> Void)!, e: ((Int) -> Void).Type) async throws {} }",
      "func free() -> String { \"a\" }\nlet constant = \"b\"\nvar computed: Int { 1 }",
      "class A { func f() throws(E) -> Int { 1 }\n func g() rethrows\n{ }\n func h(a: Int)\n -> String\n { \"x\" } }",
      "class A { @objc func `class`(`in`: Int) {}\n func é() {} }",
      "class A { func f() {} func g() {} }",
      "class A { func f() { func inner() -> String { \"x\" }; class B { let c = 1 } } }",
      "class A { func f() { func inner() -> String { performSegue(withIdentifier: \"a\", sender: nil); return \"x\" }; class B { let c = 1 } } let y = 2 }",
    ])
  func functions(_ source: String) { _ = facts(source) }
}
