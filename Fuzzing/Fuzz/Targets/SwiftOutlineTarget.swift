import CodeFacts
import SwiftSource

extension FuzzTarget {
  /// A Swift file, whose declarations the scanner reads. Where the parser finds no fault, both must tell the same.
  static let swiftOutline = FuzzTarget(name: "swift-outline") { bytes in
    let names = SwiftReader.interfaceCallNames
    let outlined = SwiftReader.read(bytes, callNames: names, depth: .neededMembers).completed(from: bytes)
    SourceFactsCheck.check(outlined, of: bytes)
    let parsed = SwiftReader.read(bytes, callNames: names)
    guard parsed.problems.isEmpty, outlined != parsed else { return }
    fatalError("the outline says\n\(outlined)\nand the parser says\n\(parsed)")
  }
}

extension SourceFacts {
  /// The facts with all that the scanner left unread.
  fileprivate func completed(from bytes: [UInt8]) -> SourceFacts {
    var facts = self
    for index in functions.indices {
      facts.functions[index].returns = SwiftReader.returns(of: functions[index], in: bytes)
      facts.functions[index].unreadBody = nil
      for parameter in functions[index].parameters.indices {
        let value = functions[index].parameters[parameter].defaultValue
        facts.functions[index].parameters[parameter].defaultValue = value?.completed(from: bytes)
      }
    }
    for index in values.indices { facts.values[index].value = values[index].value?.completed(from: bytes) }
    return facts
  }
}

extension Expression {
  fileprivate func completed(from bytes: [UInt8]) -> Expression {
    if case .unread(let value) = self { SwiftReader.value(of: value, in: bytes) } else { self }
  }
}
