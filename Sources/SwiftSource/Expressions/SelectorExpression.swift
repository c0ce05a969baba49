import SwiftSyntax

/// The selector that `#selector(…)` means, as far as its text tells.
enum SelectorExpression {
  /// Nil where the argument names no method.
  static func selector(of argument: ExprSyntax) -> String? {
    switch argument.kind {
    case .declReferenceExpr:
      return selector(of: argument.cast(DeclReferenceExprSyntax.self))
    case .memberAccessExpr:
      return selector(of: argument.cast(MemberAccessExprSyntax.self).declName)
    case .sequenceExpr:
      // A cast to a function type only picks an overload.
      return argument.cast(SequenceExprSyntax.self).elements.first.flatMap(selector)
    case .tupleExpr:
      return argument.cast(TupleExprSyntax.self).elements.first.flatMap { selector(of: $0.expression) }
    default:
      return nil
    }
  }

  private static func selector(of name: DeclReferenceExprSyntax) -> String {
    let labels = name.argumentNames?.arguments.map(\.name) ?? []
    let parameters = labels.map { label in
      ObjectiveCSelector.Parameter(
        label: label.tokenKind == .wildcard ? nil : label.identifierText, isClosure: false)
    }
    return ObjectiveCSelector(baseName: name.baseName.identifierText, parameters: parameters).text
  }
}
