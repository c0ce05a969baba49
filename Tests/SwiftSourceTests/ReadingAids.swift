import CodeFacts
import SwiftSource

/// The facts of a piece of Swift.
func facts(_ source: String, wrappers: Set<String> = []) -> SourceFacts {
  SwiftReader.read(Array(source.utf8), callNames: SwiftReader.interfaceCallNames.union(wrappers))
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
