import CodeFacts
import InterfaceBuilder
import ProjectSettings
import SourceTree
import SwiftSource
import Testing

@testable import FlowIndex

@Suite("Facts as bytes")
struct FactCodingTests {
  /// Codes nothing, and counts the fields that it is handed.
  private struct FieldCounter: FactCoder {
    var count = 0

    mutating func code(_ number: inout Int) { count += 1 }
    mutating func code(_ real: inout Double) { count += 1 }
    mutating func code(_ flag: inout Bool) { count += 1 }
    mutating func code(_ text: inout String) { count += 1 }
    mutating func code(_ bytes: inout [UInt8]) { count += 1 }
    mutating func code<Fact: CodedFact>(_ fact: inout Fact) { count += 1 }
    mutating func code<Fact: CodedFact>(_ fact: inout Fact?) { count += 1 }
    mutating func code<Fact: CodedFact>(_ facts: inout [Fact]) { count += 1 }
    mutating func fail() {}
  }

  private func codedFields<Fact: CodedFact>(of type: Fact.Type) -> Int {
    var counter = FieldCounter()
    var fact = Fact.blank
    fact.code(with: &counter)
    return counter.count
  }

  private static var structures: [any CodedFact.Type] {
    [
      SourceFacts.self, TypeFact.self, AliasFact.self, FunctionFact.self, ParameterFact.self, ReturnFact.self,
      GenericParameterFact.self, TypeReference.self, ValueFact.self, CallFact.self, CallExpression.self, Argument.self,
      ResultUse.self, IdentifierTestFact.self, DestinationCastFact.self, SelectorFact.self, SuppressionFact.self,
      ProblemFact.self,
      SourcePosition.self, UnreadCode.self, UnreadValue.self, InterfaceBuilderDocument.self, SceneFact.self,
      ObjectFact.self, InterfaceBuilder.Frame.self,
      SegueFact.self, ConnectionFact.self, BindingFact.self, ReuseIdentifierFact.self, RuntimeAttributeFact.self,
      ElementPosition.self, ProjectSettingsFacts.self, EntryPointFact.self, BuildSettingFact.self, BuiltFiles.self,
      Extraction.self, SourceFile.self, SourcePath.self, ContentHash.self, FileRecord.self, FileRecord.Outcome.self,
      IndexState.self, Circumstances.self, IndexStamp.self,
    ]
  }

  @Test("Every stored property of every fact is kept", arguments: structures.indices)
  func keepsEveryProperty(of position: Int) {
    let type = Self.structures[position]
    let properties = Mirror(reflecting: type.blank).children.count
    #expect(codedFields(of: type) == properties, "\(type)")
  }

  @Test("What Swift sources say comes back as it was")
  func swiftFacts() {
    let facts = SwiftReader.read(Self.source, callNames: SwiftReader.interfaceCallNames.union(["open"]))
    #expect(facts.types.count == 3 && facts.functions.count > 3 && facts.calls.count > 3)
    #expect(!facts.identifierTests.isEmpty && !facts.destinationCasts.isEmpty && !facts.suppressions.isEmpty)
    #expect(FactDecoder.fact(in: FactEncoder.bytes(of: facts)) == facts)
  }

  @Test("Every kind of expression comes back as it was")
  func expressions() {
    let type = TypeReference("Box", arguments: [TypeReference("Item", isOptional: true)], isMetatype: true)
    let call = CallExpression(
      receiver: .selfReference, name: "make", genericArguments: [type],
      arguments: [Argument(label: nil, value: .boolean(true)), Argument(label: "of", value: .integer(-7))])
    let all: [CodeFacts.Expression] = [
      .string("a\u{301}\0b"), .concatenation([.string("x"), .name("y")]), .integer(.min), .integer(.max),
      .boolean(false), .null, .name("n"), .parameter("p"), .selfReference, .selfType, .superReference,
      .member(base: nil, name: ""), .member(base: .superReference, name: "m"), .call(call), .metatype(type),
      .typeOf(.name("x")), .cast(.parameter("p"), .forced, type), .forced(.name("x")), .element(of: .array([])),
      .array([.null]), .either([.string("a"), .string("b")]), .closure(returns: [.name("r")]), .selector("s:"),
      .opaque("…"), .unread(UnreadValue(UnreadCode(7..<300), type: type, selfIsType: true)),
    ]
    for expression in all {
      #expect(FactDecoder.fact(in: FactEncoder.bytes(of: expression)) == expression)
    }
  }

  @Test("Bytes that are cut off, or followed by others, are no fact")
  func damage() {
    let facts = SwiftReader.read(Self.source, callNames: SwiftReader.interfaceCallNames)
    let bytes = FactEncoder.bytes(of: facts)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      #expect(FactDecoder.fact(in: Array(bytes[..<length]), as: SourceFacts.self) == nil)
    }
    #expect(FactDecoder.fact(in: bytes + [0], as: SourceFacts.self) == nil)
    #expect(FactDecoder.fact(in: [UInt8](repeating: 0xFF, count: 64), as: SourceFacts.self) == nil)
  }

  @Test("A seal shows any byte that has changed")
  func seal() {
    let sealed = SealedBytes.seal([1, 2, 3])
    #expect(SealedBytes.open(sealed) == [1, 2, 3])
    for position in sealed.indices {
      var other = sealed
      other[position] ^= 1
      #expect(SealedBytes.open(other) == nil)
    }
    #expect(SealedBytes.open([]) == nil)
  }

  private static let source = Array(
    """
    import UIKit

    enum Segue: String { case detail = "showDetail", other }
    typealias Cell = UITableViewCell
    protocol Routed { associatedtype Target = Cell }

    // sceneql:disable:next unreachable-scenes
    final class ListController<Item: Routed>: UIViewController, Routed {
      @IBOutlet weak var table: UITableView!
      let key = -4
      static let names: [String: Int?] = [:]

      required init?(coder: NSCoder) { fatalError() }

      @IBAction func open(_ sender: Any) {
        performSegue(withIdentifier: Segue.detail.rawValue, sender: self)
        open(42)
      }

      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showDetail", let target = segue.destination as? ListController {
          target.open(self)
        }
      }

      func make(named name: String = "Main") -> UIViewController? {
        let story = UIStoryboard(name: name, bundle: nil)
        return story.instantiateViewController(withIdentifier: "Detail") as! UIViewController
      }
    }
    """.utf8)
}
