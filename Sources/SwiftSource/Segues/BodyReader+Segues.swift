import CodeFacts
import SwiftSyntax

extension BodyReader {
  /// Whether the value is a segue that the function was handed.
  func isSegue(_ value: Expression) -> Bool {
    guard case .parameter(let name) = value.unwrapped else { return false }
    return segueParameters.contains(name)
  }

  /// Whether the value is the identifier of a segue, or made from it: an enum, or what a helper says about a segue.
  func isSegueIdentifier(_ value: Expression) -> Bool {
    switch value.unwrapped {
    case .parameter(let name):
      let isHandedIdentifier = context.callback == .shouldPerform || context.callback == .context
      return isHandedIdentifier && context.parameters.first?.name == name
    case .member(let base?, "identifier"):
      return isSegue(base)
    case .member(let base?, let name):
      return name == "rawValue" ? isSegueIdentifier(base) : isSegue(base) && name.hasSuffix("Identifier")
    case .either(let values):
      return values.contains(where: isSegueIdentifier)
    case .call(let call):
      return isMadeFromSegueIdentifier(call)
    default:
      return false
    }
  }

  /// `Route(rawValue: segue.identifier)`, `segueIdentifier(for: segue)`, `segue.identifier.flatMap(Route.init)`.
  private func isMadeFromSegueIdentifier(_ call: CallExpression) -> Bool {
    if let receiver = call.receiver, isSegueIdentifier(receiver) {
      return call.name == "flatMap" || call.name == "map"
    }
    let isHelper = call.arguments.contains { isSegue($0.value) }
    return isHelper || call.arguments.contains { isSegueIdentifier($0.value) }
  }

  /// Whether the body can hold tests and casts at all.
  var knowsSegue: Bool {
    collects && (!segueParameters.isEmpty || context.callback != .other)
  }

  /// The typed segue of R.swift: `R.segue.list.showDetail(segue: segue)` tests for `R.segue.list.showDetail`.
  func typedSegueCandidate(of value: Expression) -> Expression? {
    guard case .call(let call) = value.unwrapped, let receiver = call.receiver, call.arguments.count == 1,
      isSegue(call.arguments[0].value), case .member(let namespace?, _) = receiver,
      namespace == .member(base: .name("R"), name: "segue")
    else { return nil }
    return .member(base: receiver, name: call.name)
  }
}
