import CodeFacts
import SwiftSyntax

extension BodyReader {
  mutating func visitCall(_ call: FunctionCallExprSyntax, use: ResultUse) -> Int? {
    let index = recordCall(call, use: use)
    recordTests(in: call)
    visitCallee(of: call, use: use)
    for argument in call.arguments { visit(argument.expression) }
    if let closure = call.trailingClosure { visitClosure(closure, expectedType: nil) }
    for trailing in call.additionalTrailingClosures { visitClosure(trailing.closure, expectedType: nil) }
    return index
  }

  /// The name that is called is no reference of its own; what it is asked of may hold calls.
  private mutating func visitCallee(of call: FunctionCallExprSyntax, use: ResultUse) {
    var callee = call.calledExpression
    while true {
      if let specialization = callee.as(GenericSpecializationExprSyntax.self) {
        callee = specialization.expression
      } else if let chaining = callee.as(OptionalChainingExprSyntax.self) {
        callee = chaining.expression
      } else {
        break
      }
    }
    switch callee.kind {
    case .declReferenceExpr: break
    case .memberAccessExpr:
      if let base = callee.cast(MemberAccessExprSyntax.self).base { visit(base) }
    case .closureExpr:
      // Called on the spot: its value is the value of the whole.
      visitClosure(callee.cast(ClosureExprSyntax.self), expectedType: use.castType ?? use.expectedType)
    default: visit(callee)
    }
  }

  /// Notes a call whose name is wanted.
  private mutating func recordCall(_ call: FunctionCallExprSyntax, use: ResultUse) -> Int? {
    guard let interest, let name = CalledName(call.calledExpression),
      interest.callNames.contains(name.last) || name.isDotted
    else { return nil }
    let reader = ExpressionReader(source: source, scope: scope, depth: expressionDepth)
    guard let expression = reader.callExpression(call) else { return nil }
    guard interest.callNames.contains(expression.name) || interest.callNames.contains(name.last) else { return nil }
    let position = position(of: Syntax(call), name: name.token)
    return append(expression, use: use, text: source.text(of: call), at: position)
  }

  /// Notes the use of a property whose name is wanted.
  ///
  /// Names of the system are methods and types; used without a call they mean something else.
  mutating func recordReference(_ expression: ExprSyntax, name: TokenSyntax, use: ResultUse) -> Int? {
    if expression.is(DeclReferenceExprSyntax.self), let local = scope.local(name.identifierText) {
      return local.call
    }
    guard let interest, interest.callNames.contains(name.identifierText),
      !SwiftReader.interfaceCallNames.contains(name.identifierText)
    else { return nil }
    var call = CallExpression(receiver: nil, name: name.identifierText, arguments: [])
    if let access = expression.as(MemberAccessExprSyntax.self) {
      guard let base = access.base else { return nil }
      call.receiver = evaluate(base)
    }
    let position = position(of: Syntax(expression), name: name)
    let index = append(call, use: use, text: source.text(of: expression), at: position)
    facts.calls[index].isReference = true
    return index
  }

  private mutating func append(
    _ expression: CallExpression, use: ResultUse, text: String, at position: SourcePosition
  ) -> Int {
    var fact = CallFact(call: expression, result: use, text: text, position: position)
    fact.function = context.function
    fact.owner = context.owner
    fact.guards = guards
    fact.isConditional = isConditional
    facts.calls.append(fact)
    return facts.calls.count - 1
  }

  /// The start of the whole call; of a chain over several lines the name that is called.
  private func position(of whole: Syntax, name: TokenSyntax) -> SourcePosition {
    let start = source.position(of: whole)
    let namePosition = source.position(of: name)
    return start.line == namePosition.line ? start : namePosition
  }
}

/// The name that a call expression calls.
struct CalledName {
  let token: TokenSyntax
  /// Whether something stands before it.
  let isDotted: Bool

  var last: String { token.identifierText }

  private init(token: TokenSyntax, isDotted: Bool) {
    self.token = token
    self.isDotted = isDotted
  }

  /// Nil where what is called has no name.
  init?(_ callee: ExprSyntax) {
    switch callee.kind {
    case .declReferenceExpr:
      self.init(token: callee.cast(DeclReferenceExprSyntax.self).baseName, isDotted: false)
    case .memberAccessExpr:
      self.init(token: callee.cast(MemberAccessExprSyntax.self).declName.baseName, isDotted: true)
    default:
      guard let inner = callee.transparentContent else { return nil }
      self.init(inner)
    }
  }
}
