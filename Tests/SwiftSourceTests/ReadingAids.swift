import CodeFacts
import SwiftSource
import Testing

/// The facts of a piece of Swift, which must be the same however much of it the parser reads.
func facts(_ source: String, wrappers: Set<String> = []) -> SourceFacts {
  let bytes = Array(source.utf8)
  let callNames = SwiftReader.interfaceCallNames.union(wrappers)
  let facts = SwiftReader.read(bytes, callNames: callNames)
  let outlined = SwiftReader.read(bytes, callNames: callNames, depth: .neededMembers)
  #expect(outlined.completed(from: bytes) == facts, "the outline and the parser differ on:\n\(source)")
  return facts
}

extension SourceFacts {
  /// The facts with all that was left unread.
  func completed(from bytes: [UInt8]) -> SourceFacts {
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

extension SourceFacts {
  /// The only call of a name.
  func call(_ name: String) -> CallFact? {
    let matching = calls.filter { $0.call.name == name }
    return matching.count == 1 ? matching[0] : nil
  }

  /// The only function of a name.
  func function(_ name: String) -> FunctionFact? {
    let matching = functions.filter { $0.name == name }
    return matching.count == 1 ? matching[0] : nil
  }

  /// The only value of a name.
  func value(_ name: String) -> ValueFact? {
    let matching = values.filter { $0.name == name }
    return matching.count == 1 ? matching[0] : nil
  }

  /// What the only function of a name returns.
  func returns(_ name: String) -> [Expression]? {
    function(name).map { $0.returns.map(\.value) }
  }

  /// The value of the identifier that the only call of a name is given first.
  func firstArgument(of name: String) -> Expression? {
    call(name)?.call.arguments.first?.value
  }
}

extension Expression {
  /// `name(label: value, …)` without a receiver.
  static func calling(_ name: String, _ arguments: [(String?, Expression)] = [], on receiver: Expression? = nil)
    -> Expression
  {
    .call(
      CallExpression(
        receiver: receiver, name: name, arguments: arguments.map { Argument(label: $0.0, value: $0.1) }))
  }
}
