import CodeFacts
import SwiftSyntax

extension ExpressionReader {
  /// A call as a value: `type(of:)` and closures called on the spot are read through.
  func readCall(_ call: FunctionCallExprSyntax) -> Expression {
    if let closure = call.calledExpression.as(ClosureExprSyntax.self), call.arguments.isEmpty {
      let values = returns(of: closure)
      return values.isEmpty ? opaque(call) : Expression.anyOf(values)
    }
    if let subject = call.subjectOfTypeOf { return typeOf(subject) }
    return callExpression(call).map { .call($0) } ?? opaque(call)
  }

  /// Nil where what is called has no name.
  func callExpression(_ call: FunctionCallExprSyntax) -> CallExpression? {
    guard var expression = callee(call.calledExpression) else { return nil }
    expression.arguments = arguments(of: call)
    return expression
  }

  private func arguments(of call: FunctionCallExprSyntax) -> [Argument] {
    var arguments = call.arguments.map { Argument(label: $0.label?.identifierText, value: read($0.expression)) }
    if let closure = call.trailingClosure {
      arguments.append(Argument(label: nil, value: read(ExprSyntax(closure))))
    }
    for trailing in call.additionalTrailingClosures {
      arguments.append(Argument(label: trailing.label.identifierText, value: read(ExprSyntax(trailing.closure))))
    }
    return arguments
  }

  /// What is called, still without arguments.
  private func callee(_ expression: ExprSyntax) -> CallExpression? {
    switch expression.kind {
    case .declReferenceExpr:
      let name = expression.cast(DeclReferenceExprSyntax.self).baseName.identifierText
      return CallExpression(receiver: nil, name: name, arguments: [])
    case .memberAccessExpr:
      return memberCallee(expression.cast(MemberAccessExprSyntax.self))
    case .genericSpecializationExpr:
      let specialization = expression.cast(GenericSpecializationExprSyntax.self)
      var callee = callee(specialization.expression)
      callee?.genericArguments = TypeReference.arguments(of: specialization.genericArgumentClause)
      return callee
    case .optionalChainingExpr, .forceUnwrapExpr:
      // An optional method or closure: `delegate.didFinish?()`.
      return (expression.transparentContent ?? expression.as(ForceUnwrapExprSyntax.self)?.expression).flatMap(callee)
    case .typeExpr:
      let type = TypeReference(expression.cast(TypeExprSyntax.self).type)
      return type.name.isEmpty
        ? nil : CallExpression(receiver: nil, name: type.name, genericArguments: type.arguments, arguments: [])
    default:
      return nil
    }
  }

  private func memberCallee(_ access: MemberAccessExprSyntax) -> CallExpression? {
    let name = access.declName.baseName.identifierText
    guard let base = access.base else {
      // An implicit member: only its type, which is not written, could tell what is called.
      return CallExpression(receiver: .member(base: nil, name: ""), name: name, arguments: [])
    }
    if name == "init", let type = initializedType(base) {
      return CallExpression(receiver: nil, name: type.name, genericArguments: type.arguments, arguments: [])
    }
    if let type = TypeReference(expression: ExprSyntax(access)), type.looksLikeType, isType(base) {
      return CallExpression(receiver: nil, name: type.name, arguments: [])
    }
    return CallExpression(receiver: read(base), name: name, arguments: [])
  }

  /// The type in `Type.init(…)`; nil for `self.init`, `super.init` and types that only a value knows.
  private func initializedType(_ base: ExprSyntax) -> TypeReference? {
    guard let type = TypeReference(expression: base), type.looksLikeType, isType(base) else { return nil }
    return type
  }

  /// Whether a dotted name starts at a type or module and at no value.
  private func isType(_ expression: ExprSyntax) -> Bool {
    var first = expression
    while true {
      if let access = first.as(MemberAccessExprSyntax.self), let base = access.base {
        guard TypeReference(expression: first)?.looksLikeType == true else { return false }
        first = base
      } else if let specialization = first.as(GenericSpecializationExprSyntax.self) {
        first = specialization.expression
      } else {
        break
      }
    }
    if first.is(TypeExprSyntax.self) { return true }
    guard let reference = first.as(DeclReferenceExprSyntax.self) else { return false }
    return scope.local(reference.baseName.identifierText) == nil
      && reference.baseName.tokenKind != .keyword(.self)
  }
}

extension FunctionCallExprSyntax {
  /// The `x` of `type(of: x)`.
  var subjectOfTypeOf: ExprSyntax? {
    guard let callee = calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "type",
      let argument = arguments.first, arguments.count == 1, argument.label?.text == "of"
    else { return nil }
    return argument.expression
  }
}
