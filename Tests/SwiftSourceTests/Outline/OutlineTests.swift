import CodeFacts
import SwiftSource
import Testing

@Suite("Reading declarations without the parser")
struct OutlineTests {
  private func outlined(_ source: String) -> SourceFacts {
    SwiftReader.read(Array(source.utf8), callNames: SwiftReader.interfaceCallNames, depth: .neededMembers)
  }

  @Test("A body that names nothing of Interface Builder stays unread")
  func unreadBody() throws {
    let facts = outlined("class A { func name() -> String { \"detail\" } }")
    let function = try #require(facts.function("name"))
    #expect(function.returns.isEmpty)
    #expect(function.unreadBody == UnreadCode(32..<44))
  }

  @Test("An unread body says what it returns when asked")
  func readsBodyLater() throws {
    let source = Array("class A { var name: String { get { \"detail\" } set { store(newValue) } } }".utf8)
    let facts = SwiftReader.read(source, callNames: [], depth: .neededMembers)
    let getter = try #require(facts.function("name"))
    #expect(SwiftReader.returns(of: getter, in: source) == [ReturnFact(value: .string("detail"))])
  }

  @Test("An unread value says what it is when asked")
  func readsValueLater() throws {
    let source = Array("class A { static let name: Name = .init(\"a\" + suffix) }".utf8)
    let facts = SwiftReader.read(source, callNames: [], depth: .neededMembers)
    guard case .unread(let value)? = facts.value("name")?.value else {
      Issue.record("the value was read")
      return
    }
    let sum = Expression.concatenation([.string("a"), .name("suffix")])
    #expect(SwiftReader.value(of: value, in: source) == .calling("Name", [(nil, sum)]))
  }

  @Test("Plain values are read at once")
  func plainValues() {
    let facts = outlined(
      """
      enum Names {
        static let text = "detail"
        static let path = Outer.Inner.detail
        static let number = -12
        static let none: Int? = nil
        static let implicit: Style = .plain
      }
      """)
    #expect(facts.value("text")?.value == .string("detail"))
    #expect(
      facts.value("path")?.value
        == .member(base: .member(base: .name("Outer"), name: "Inner"), name: "detail"))
    #expect(facts.value("number")?.value == .integer(-12))
    #expect(facts.value("none")?.value == .null)
    #expect(facts.value("implicit")?.value == .member(base: .name("Style"), name: "plain"))
  }

  @Test("A member that names a segue is read whole, the others around it are not")
  func mixedMembers() throws {
    let facts = outlined(
      """
      class A: UIViewController {
        let title2 = make("x")
        func go() { performSegue(withIdentifier: "detail", sender: nil) }
        func other() -> String { "other" }
      }
      """)
    #expect(facts.call("performSegue")?.position == SourcePosition(line: 3, column: 15))
    #expect(facts.call("performSegue")?.function == 0)
    #expect(facts.function("other")?.unreadBody != nil)
    #expect(facts.types.map(\.name) == ["A"])
  }
}
