import CodeFacts
import SwiftSyntax

extension BodyReader {
  /// A local that holds the result of a wanted call is cast: that tells the type of the result.
  mutating func noteCast(of operand: OperatorTree, kind: CastKind, type: TypeReference) {
    guard case .operand(let operand) = operand, let call = callHeld(by: operand) else { return }
    let known = facts.calls[call.index].result.castType
    if known == nil {
      facts.calls[call.index].result.castKind = kind
      facts.calls[call.index].result.castType = type
    } else if known != type, facts.calls[call.index].result.castKind != .forced {
      // Code that tries several types knows none for sure.
      facts.calls[call.index].result.castKind = nil
      facts.calls[call.index].result.castType = nil
      scope.forgetCall(of: call.name)
    }
  }

  /// A local that holds the result of a wanted call is returned.
  mutating func noteExpectedType(_ type: TypeReference?, of expression: ExprSyntax) {
    guard let type, let call = callHeld(by: expression) else { return }
    if facts.calls[call.index].result.expectedType == nil { facts.calls[call.index].result.expectedType = type }
  }

  private func callHeld(by expression: ExprSyntax) -> (index: Int, name: String)? {
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return callHeld(by: forced.expression) }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let index = scope.local(name)?.call, facts.calls.indices.contains(index)
    else { return nil }
    return (index, name)
  }
}

extension LocalScope {
  /// The local no longer tells anything about the call that made its value.
  mutating func forgetCall(of name: String) {
    guard var local = local(name) else { return }
    local.call = nil
    declare(name, local)
  }
}
