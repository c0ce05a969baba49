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
      let access = callee.cast(MemberAccessExprSyntax.self)
      // In `Type.init(…)` the type is what is called.
      if let base = access.base, access.declName.baseName.tokenKind != .keyword(.`init`) { visit(base) }
    case .closureExpr:
      // Called on the spot: its value is the value of the whole.
      visitClosure(callee.cast(ClosureExprSyntax.self), expectedType: use.castType ?? use.expectedType)
    default: visit(callee)
    }
  }

  /// Notes a call whose name is wanted.
  private mutating func recordCall(_ call: FunctionCallExprSyntax, use: ResultUse) -> Int? {
    guard let interest, let name = CalledName(call.calledExpression), interest.callNames.contains(name.wanted)
    else { return nil }
    let reader = ExpressionReader(source: source, scope: scope, depth: expressionDepth)
    guard let expression = reader.callExpression(call) else { return nil }
    let position = position(of: Syntax(call), name: name.token)
    return append(expression, use: use, text: source.text(of: call), at: position)
  }

  /// Notes the use of a property whose name is wanted.
  ///
  /// Names of the system are methods and types; used without a call they mean something else, but for methods that
  /// register cells and are handed on.
  mutating func recordReference(_ expression: ExprSyntax, name: TokenSyntax, use: ResultUse) -> Int? {
    if expression.is(DeclReferenceExprSyntax.self), let local = scope.local(name.identifierText) {
      return local.call
    }
    guard let interest, interest.callNames.contains(name.identifierText),
      !SwiftReader.interfaceCallNames.contains(name.identifierText)
        || SwiftReader.registrationNames.contains(name.identifierText)
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
  /// Where the name stands.
  let token: TokenSyntax
  /// The base name; of `Type.init` the last part of the type's name.
  let wanted: String

  /// Nil where what is called has no name.
  init?(_ callee: ExprSyntax) {
    var callee = callee
    while let inner = callee.transparentContent { callee = inner }
    switch callee.kind {
    case .declReferenceExpr:
      token = callee.cast(DeclReferenceExprSyntax.self).baseName
      wanted = token.identifierText
    case .memberAccessExpr:
      let access = callee.cast(MemberAccessExprSyntax.self)
      token = access.declName.baseName
      let isInitializer = token.tokenKind == .keyword(.`init`)
      let type = isInitializer ? access.base.flatMap { CalledName($0) } : nil
      wanted = type?.wanted ?? token.identifierText
    default:
      return nil
    }
  }
}
