import CodeFacts
import Testing

@Suite("Types")
struct TypeTests {
  @Test("Every kind of type is read with its nested name and what it inherits")
  func kinds() {
    let types = facts(
      """
      import UIKit
      @testable import Shop.Models
      class Outer: UIViewController, Loadable {
        enum Route: String { case a }
        struct Inner { actor Deep {} }
      }
      protocol Loadable: AnyObject {}
      extension Outer.Inner: Loadable { class More {} }
      """)
    #expect(types.imports == ["UIKit", "Shop"])
    #expect(
      types.types.map(\.name) == [
        "Outer", "Outer.Route", "Outer.Inner", "Outer.Inner.Deep", "Loadable", "Outer.Inner", "Outer.Inner.More",
      ])
    #expect(types.types.map(\.kind) == [.class, .enum, .struct, .actor, .protocol, .extension, .class])
    #expect(types.types.map(\.owner) == [nil, 0, 0, 2, nil, nil, 5])
    #expect(types.types[0].inherited == [TypeReference("UIViewController"), TypeReference("Loadable")])
    #expect(types.types[1].inherited == [TypeReference("String")])
    #expect(types.types[0].position == SourcePosition(line: 3, column: 7))
  }

  @Test("Generic parameters carry the constraints of their list and of the where clause")
  func generics() {
    let read = facts(
      """
      class List<Cell: UITableViewCell & Reusable, Item>: UITableViewController where Item: Hashable {}
      extension List where Item == String {}
      extension Loadable where Self: UIViewController, Self: Other {}
      class Books: List<BookCell, Book> {}
      """)
    #expect(
      read.types[0].genericParameters == [
        GenericParameterFact(
          name: "Cell", constraints: [TypeReference("UITableViewCell"), TypeReference("Reusable")]),
        GenericParameterFact(name: "Item", constraints: [TypeReference("Hashable")]),
      ])
    #expect(
      read.types[1].requirements == [GenericParameterFact(name: "Item", constraints: [TypeReference("String")])])
    #expect(
      read.types[2].requirements == [
        GenericParameterFact(name: "Self", constraints: [TypeReference("UIViewController"), TypeReference("Other")])
      ])
    #expect(
      read.types[3].inherited == [
        TypeReference("List", arguments: [TypeReference("BookCell"), TypeReference("Book")])
      ])
  }

  @Test("The Objective-C name of a class is read")
  func objectiveCName() {
    #expect(facts("@objc(LegacyList) class List: NSObject {}").types[0].objectiveCName == "LegacyList")
  }

  @Test("All branches of #if are read and marked")
  func conditionalBranches() {
    let read = facts(
      """
      #if os(iOS)
      class Phone { func ring() {} }
      #else
      class Desk {}
      #endif
      class Both {
        #if DEBUG
        var probe = "x"
        #endif
      }
      """)
    #expect(read.types.map(\.name) == ["Phone", "Desk", "Both"])
    #expect(read.types.map(\.isConditional) == [true, true, false])
    #expect(read.function("ring")?.isConditional == true)
    #expect(read.value("probe")?.isConditional == true)
  }

  @Test("Type aliases and defaults of associated types are read")
  func aliases() {
    let read = facts(
      """
      typealias Root = Shop.RootController
      protocol Coordinated { associatedtype Route: RawRepresentable = String; associatedtype Other }
      class A { typealias Cell = BookCell }
      """)
    #expect(read.aliases.map(\.name) == ["Root", "Route", "Cell"])
    #expect(
      read.aliases.map(\.target) == [
        TypeReference("Shop.RootController"), TypeReference("String"), TypeReference("BookCell"),
      ])
    #expect(read.aliases.map(\.owner) == [nil, 0, 1])
  }

  @Test("A type is told by its name, its arguments and whether it is optional or a metatype")
  func typeReferences() {
    let read = facts(
      """
      class A {
        var a: [Book]?
        var b: Shop.Book!
        var c: [String: Book]
        var d: Book.Type
        var e: (Int, Int)
        var f: any Loadable
        var g: Optional<Book>
      }
      """)
    let book = TypeReference("Book")
    #expect(
      read.values.map(\.type) == [
        TypeReference("Array", arguments: [book], isOptional: true), TypeReference("Shop.Book", isOptional: true),
        TypeReference("Dictionary", arguments: [TypeReference("String"), book]),
        TypeReference("Book", isMetatype: true), TypeReference(""), TypeReference("Loadable"),
        TypeReference("Book", isOptional: true),
      ])
  }
}
