import CodeFacts
import SwiftSource
import Testing

@Suite("The outline and the parser say the same of properties and types")
struct SameFactsOfPropertiesTests {
  @Test(
    "of properties",
    arguments: [
      "class A { var a: Int = 1 { didSet { f() } willSet { g() } }\n var b = 2 {\n willSet(new) { } }\n var c: Int { 1 }\n var d: Int { get { 1 } set(v) { } } }",
      "class A { var a = f { $0 }\n var b = f { $0 } second: { $1 }\n var c = f {\n 1 }\n second: { 2 } }",
      "class A { var a = f\n .b()\n .c { 1 }\n var d = x\n ? 1\n : 2\n var e = 1 +\n 2\n let f =\n 3 }",
      "class A { let a = 1, b = \"x\"\n let c, d: Int\n var (e, f) = (1, 2)\n var _ = g() }",
      "class A { let a = b as? C\n let d = e\n as! F\n let g = try? h()\n let i = await j()\n let k = l! }",
      "class A { let a = x ? \"a\" : \"b\"; let b = c ?? .d\n let e = [1: \"a\", 2: \"b\"]\n let f = Foo<A, B>.g\n let h = a < b }",
      "class A { lazy var a: UIView = {\n let v = UIView()\n return v\n }()\n lazy var b = C(\n 1,\n 2)\n weak var d: E? }",
      "class A { let a = if b { 1 } else { 2 }\n let c = switch d { case .e: 1\n default: 2 } }",
      "class A { let a: (Int) -> Void = { _ in }\n let b: [String: [Int]?]\n let c: Outer<Int>.Inner?\n let d: any P & Q\n let e: some View = f\n let g: A.Type = A.self }",
      "class A { let a = #selector(b(c:))\n let d = #keyPath(e.f)\n let g = \\A.h\n let i = #file }",
      "class A { let a = -1, b = +2\n let c = 0x1F\n let d = 1_000\n let e = 1.5\n let f = !g\n let h = &i }",
      "class A { let a = b\n#if DEBUG\n .c\n#endif\n let d = 1 }",
      "class A { let a = f()\n #if DEBUG\n let b = 1\n #else\n let b = 2\n #endif\n }",
      "class A { var a: Int { mutating get { 1 } }\n var b: Int { _read { yield c } }\n var d: Int { get async throws { 1 } }\n var e: Int { get() } }",
      "protocol P { var a: Int { get }; var b: String { get set }\n static var c: Int { get async throws }\n func d() -> Int\n associatedtype E: Q = R where E.S == T\n associatedtype F }",
      "class A { let a = b // { comment\n let c = d /* x\n */ let e = 1 }",
      "class A { let value = self.x\n static let other = self.y\n let z = Self.w\n let v = .init\n let u = super.t }",
      "class A { let `default` = 1\n let a: Int? = nil, b = true }",
      "class A { let a = \"x\"\"y\" }",
      "class A { let a: Int b: Int }",
      "class A { var x: Int { didSet } }",
      "let (a, b) = (1, 2)\nlet c = 3",
      "class A { let cells = [UINib(nibName: \"a\", bundle: nil)]\n let n: UINib = UINib(nibName: \"b\", bundle: nil), m = 1 }",
      "class A { var storyboards: UIStoryboard { UIStoryboard(name: \"a\", bundle: nil) }\n var controller: Detail!\n func f() { controller = storyboards.instantiateViewController(withIdentifier: \"x\") } }",
      "class A { let a = 1 /* c */, b = 2 // d\n let e = [] as [Int]; let f = [:] as [Int: Int]; let g: [Int] = [ ] }",
    ])
  func properties(_ source: String) { _ = facts(source) }

  @Test(
    "of types",
    arguments: [
      "class A<T: B & C>: D<T>, E where T: F, T.G == H { struct I: J { enum K: String { case l } } }",
      "extension A.B: C where D == E { func f() {} }\nextension Array where Element: P { class N {} }\nextension [Int] {}\nextension A? {}",
      "enum A: String, CaseIterable { case a, b = \"x\", c\n indirect case d(Int, e: A = .a), f\n case `default` = \"y\" }",
      "enum A: Int { case a = 1, b = -2, c = 0x3, d\n case e(String)\n static let f = 1 }",
      "enum A { case a,\n b\n case c; case d }",
      "protocol P: class, Q { }\nprotocol R<S>: AnyObject where S: T { associatedtype S }\nactor U { }",
      "class A: @unchecked Sendable, @retroactive B, C.D {}\nstruct E: ~Copyable {}",
      "typealias A = (Int) -> Void\ntypealias B<T> = [T]\nclass C { typealias D = E.F; private typealias G = any H & I }",
      "import UIKit\n@testable import struct Foo.Bar\nimport class A.B.C; import UIKit\npublic import D",
      "#if os(iOS)\nclass A { let x = 1 }\n#elseif os(macOS) && DEBUG\nclass A { func f() -> Int { 1 } }\n#else\nclass A {}\n#endif\nclass B {}",
      "class A {\n#if X\n let a = 1\n#if Y\n func b() {}\n#endif\n#endif\n let c = 2 }",
      "#if X\nclass A {\n#else\nclass A: B {\n#endif\n let c = 2 }",
      "class A { func f() {\n#if X\n if a {\n#else\n if b {\n#endif\n } } }",
      "class A { func f() {\n#if X\n g { }\n#else\n h()\n#endif\n } let x = 1 }",
      "<<<<<<< HEAD\nclass A {}\n=======\nclass B {}\n>>>>>>> branch\nclass C {}",
      "class A {\n<<<<<<< HEAD\n let a = 1\n=======\n let a = 2\n>>>>>>> branch\n }",
      "class A { let a = <#value#>\n func <#name#>() {} }",
      "class A { let x = 1\r\n  var y: Int { 2 }\r\n\r\n  func f() -> String {\r\n \"a\"\r\n }\r\n}\r\n",
      "class A {\r let x = 1\r let y = 2 }",
      "#!/usr/bin/swift\nimport Foundation\nprint(\"x\")\nclass A {}",
      "class A { let x = 1 } }\nclass B {}",
      "class A { let x = (1]; func f() {} }",
      "class A { func f( { } let x = 1 }",
      "class A { let x = 1",
      "class A {",
      "class",
      "}",
      "",
      "operator\ninfix operator **: P\nprecedencegroup P { associativity: left }\nclass A {}",
      "#Preview { A() }\n#Preview(\"x\") {\n B()\n}\nclass C { #warning(\"x\") }\n#error(\"y\")",
      "#Preview { UIStoryboard(name: \"a\", bundle: nil).instantiateInitialViewController()! }",
      "// sceneql:disable:file\nclass A { let s = \"// sceneql:disable:next\" }",
      "macro m() = #externalMacro(module: \"a\", type: \"b\")\nclass A {}",
      "class A { let s: 'x' = 1 }",
      "class é { let ü = 1; func f() { let 名 = \"}\" } }",
      "class A { let s = \"é}\" /* ü} */; func f() -> String { \"名\" } }",
      "class A { func f() { if x { } else { } ; for i in 0..<3 { } ; while y { } ; repeat { } while z ; do { } catch { } ; defer { } } }",
      "class A { func f() -> Int { for var i = 0; i < 3; i++ { } return 1 } let x = 1 }",
      "class A { struct B { class C { func f() { performSegue(withIdentifier: \"a\", sender: nil) } } let d: Int } let e: UINib }",
    ])
  func types(_ source: String) { _ = facts(source) }

  @Test(
    "of bytes that are no text",
    arguments: [
      [0x63, 0x6C, 0x61, 0x73, 0x73, 0x20, 0x41, 0x20, 0x7B, 0xFF, 0x7D],
      [0x6C, 0x65, 0x74, 0x20, 0x61, 0x20, 0x3D, 0x20, 0x22, 0xC3, 0x28, 0x22],
      [0x6C, 0x65, 0x74, 0x20, 0x61, 0x00, 0x3D, 0x20, 0x31],
      [0xEF, 0xBB, 0xBF, 0x6C, 0x65, 0x74, 0x20, 0x61, 0x20, 0x3D, 0x20, 0x31],
    ] as [[UInt8]])
  func bytes(_ source: [UInt8]) {
    let whole = SwiftReader.read(source, callNames: [])
    #expect(SwiftReader.read(source, callNames: [], depth: .neededMembers).completed(from: source) == whole)
  }

  @Test("of every start of a source that ends too early")
  func cutOff() {
    let source = Array(
      """
      @objc(Name) class A<T: B>: C where T: D { // comment
        @IBOutlet weak var a: UILabel! { didSet { f("\\(x { 1 })") } }
        let b = C<Int>(d: "e", { $0 }), g: [Int: String] = [1: "a"]
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { /* x */ }
        enum E: String { case a = "x", b }
        #if DEBUG
        var h: Int { get { 1 } set { } }
        #endif
      }
      """.utf8)
    for length in source.indices {
      let start = Array(source[..<length])
      let whole = SwiftReader.read(start, callNames: [])
      let outlined = SwiftReader.read(start, callNames: [], depth: .neededMembers).completed(from: start)
      #expect(outlined == whole, "of the first \(length) bytes")
    }
  }
}
