import CodeFacts
import SwiftSource
import Testing

@Suite("Broken and odd sources")
struct BrokenSourceTests {
  @Test("A syntax error is named, and the facts around it stay")
  func syntaxErrors() {
    let read = facts(
      """
      class A: UIViewController {
        func broken( {
        }
        func go() { performSegue(withIdentifier: "a", sender: nil) }
      }
      class B {
        let name = "b"
      """)
    #expect(!read.problems.isEmpty)
    #expect(read.problems.first?.position.line == 2)
    #expect(read.firstArgument(of: "performSegue") == .string("a"))
    #expect(read.types.map(\.name) == ["A", "B"])
    #expect(read.value("name")?.value == .string("b"))
  }

  @Test("A clean file has no problems")
  func clean() {
    #expect(facts("class A {}\n").problems.isEmpty)
    #expect(facts("").problems.isEmpty)
  }

  @Test("Only the first few problems are named")
  func manyErrors() {
    let read = facts((0..<50).map { "let v\($0): = (" }.joined(separator: "\n"))
    #expect((1...5).contains(read.problems.count))
  }

  @Test(
    "Deep and long sources do not overflow the stack",
    arguments: [
      "let a = " + String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000),
      "let a = " + String(repeating: "[", count: 10_000),
      String(repeating: "func f() { ", count: 3_000),
      "func f() { performSegue(a" + String(repeating: ".b", count: 10_000) + ") }",
      "func f() { performSegue(a" + String(repeating: " + b", count: 10_000) + ") }",
      "func f() { if x {} " + String(repeating: "else if x {} ", count: 2_000) + "performSegue(1) }",
      "func f() { performSegue(a" + String(repeating: "()", count: 5_000) + ") }",
      "let a: A" + String(repeating: "?", count: 5_000),
      "let a: " + String(repeating: "A<", count: 5_000),
      "func f() { performSegue(" + String(repeating: "A<", count: 5_000) + ") }",
      "func f() -> A { " + String(repeating: "A<", count: 5_000) + " }",
      "class A { " + String(repeating: "class A { ", count: 200) + "func f() { performSegue(1) }",
      "func f() { let s = " + String(repeating: "\"\\(", count: 2_000),
      "func f() { performSegue(a" + String(repeating: "!", count: 5_000) + ") }",
    ])
  func deepSources(source: String) {
    _ = facts(source)
    // What stands after deep code is read all the same when it stands in another file.
    #expect(facts("class A {}").types.count == 1)
  }

  @Test("What stands around brackets that nest too deep is read, and they are named")
  func deepBrackets() {
    let read = facts(
      """
      class A {
        let before = "[[[[[[[[[[[[[[[["  // [[[[[[[[[[[[
        let table = \(String(repeating: "[", count: 40))1\(String(repeating: "]", count: 40))
        let after = "b"
      }
      """)
    #expect(read.value("before")?.value == .string("[[[[[[[[[[[[[[[["))
    #expect(read.value("after")?.value == .string("b"))
    #expect(read.problems.map(\.position) == [SourcePosition(line: 3, column: 23)])
    #expect(facts("let a = [[[[[[[[1]]]]]]]]").problems.isEmpty)
  }

  @Test("Bytes that are not UTF-8 are read as replacement characters")
  func invalidBytes() {
    let bytes = Array("class A { let name = \"".utf8) + [0xFF, 0xE9] + Array("\" }".utf8)
    let read = SwiftReader.read(bytes, callNames: [])
    #expect(read.types.map(\.name) == ["A"])
    #expect(read.value("name")?.value == .string("\u{FFFD}\u{FFFD}"))
  }

  @Test("Lines are counted alike whatever ends them")
  func lineEnds() {
    for end in ["\n", "\r\n", "\r"] {
      let read = facts("import UIKit\(end)\(end)class A {}\(end)")
      #expect(read.types.map(\.position) == [SourcePosition(line: 3, column: 7)])
    }
  }

  @Test("Columns are counted in bytes")
  func columns() {
    #expect(facts("/* é */ class A {}").types.map(\.position) == [SourcePosition(line: 1, column: 16)])
  }
}
