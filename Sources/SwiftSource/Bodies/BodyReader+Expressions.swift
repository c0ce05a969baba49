import CodeFacts
import SwiftSyntax

extension BodyReader {
  /// Walks an expression for the calls, tests and casts in it.
  ///
  /// - Parameter use: What happens to the value of the expression.
  /// - Returns: The wanted call whose result the expression is, as an index into the calls.
  @discardableResult
  mutating func visit(_ expression: ExprSyntax, use: ResultUse = ResultUse()) -> Int? {
    descend { $0.visitNext(expression, use: use) }
  }

  private mutating func visitNext(_ expression: ExprSyntax, use: ResultUse) -> Int? {
    if !collects {
      // Only assignments matter for the values that a body returns.
      return expression.as(SequenceExprSyntax.self).flatMap { visitSequence($0, use: use) }
    }
    switch expression.kind {
    case .functionCallExpr: return visitCall(expression.cast(FunctionCallExprSyntax.self), use: use)
    case .sequenceExpr: return visitSequence(expression.cast(SequenceExprSyntax.self), use: use)
    case .closureExpr:
      visitClosure(expression.cast(ClosureExprSyntax.self), expectedType: nil)
      return nil
    case .ifExpr, .switchExpr:
      readBranches(expression, isValue: false)
      return nil
    case .forceUnwrapExpr:
      var use = use
      use.isForced = true
      return visit(expression.cast(ForceUnwrapExprSyntax.self).expression, use: use)
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements
      if let only = elements.first, elements.count == 1 { return visit(only.expression, use: use) }
      for element in elements { visit(element.expression) }
      return nil
    case .memberAccessExpr:
      let access = expression.cast(MemberAccessExprSyntax.self)
      if let base = access.base { visit(base) }
      return recordReference(expression, name: access.declName.baseName, use: use)
    case .declReferenceExpr:
      return recordReference(expression, name: expression.cast(DeclReferenceExprSyntax.self).baseName, use: use)
    case .integerLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .floatLiteralExpr, .superExpr, .patternExpr:
      return nil
    default:
      if let inner = expression.transparentContent { return visit(inner, use: use) }
      visitChildren(of: Syntax(expression))
      return nil
    }
  }

  /// Walks whatever stands inside a node of no special meaning.
  mutating func visitChildren(of node: Syntax) {
    guard collects else { return }
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      _ = descend { $0.visitChild(child) }
    }
  }

  private mutating func visitChild(_ child: Syntax) {
    if let expression = child.as(ExprSyntax.self) {
      visit(expression)
    } else if let statements = child.as(CodeBlockItemListSyntax.self) {
      readBlock(statements)
    } else {
      visitChildren(of: child)
    }
  }

  private mutating func visitSequence(_ sequence: SequenceExprSyntax, use: ResultUse) -> Int? {
    guard let tree = OperatorTree(sequence) else {
      if collects { for element in sequence.elements { visit(element) } }
      return nil
    }
    return visit(tree, in: sequence, use: use)
  }

  private mutating func visit(_ tree: OperatorTree, in sequence: SequenceExprSyntax, use: ResultUse) -> Int? {
    switch tree {
    case .operand(let operand):
      return visit(operand, use: use)
    case .assignment(let target, let value):
      visitAssignment(to: target, value: value, in: sequence)
      return nil
    case .cast(let operand, let kind, let type):
      return visitCast(of: operand, kind: kind, type: type, in: sequence, use: use)
    case .ternary(let condition, let then, let otherwise):
      visitTernary(condition, then, otherwise, in: sequence, use: use)
      return nil
    case .binary(let left, let name, let right):
      return visitBinary(left, name, right, in: sequence, use: use)
    }
  }

  private mutating func visitBinary(
    _ left: OperatorTree, _ name: String, _ right: OperatorTree, in sequence: SequenceExprSyntax, use: ResultUse
  ) -> Int? {
    let passesValue = name == "??"
    let call = visit(left, in: sequence, use: passesValue ? use : ResultUse())
    let outerGuards = guards
    // `segue.identifier == "x" && segue.destination is Detail`: the left side holds on the right.
    if name == "&&", collects { holdGuards(identifierCondition(left, in: sequence).holding) }
    _ = visit(right, in: sequence, use: passesValue ? use : ResultUse())
    guards = outerGuards
    if name == "==" || name == "!=" || name == "~=" { recordComparison(left, right, in: sequence) }
    return passesValue ? call : nil
  }

  private mutating func visitTernary(
    _ condition: OperatorTree, _ then: ExprSyntax, _ otherwise: OperatorTree, in sequence: SequenceExprSyntax,
    use: ResultUse
  ) {
    _ = visit(condition, in: sequence, use: ResultUse())
    let tests = collects ? identifierCondition(condition, in: sequence) : IdentifierCondition()
    let outerGuards = guards
    holdGuards(tests.holding)
    visit(then, use: use)
    guards = outerGuards
    holdGuards(tests.failing)
    _ = visit(otherwise, in: sequence, use: use)
    guards = outerGuards
  }

  private mutating func visitCast(
    of operand: OperatorTree, kind: CastKind, type: TypeSyntax, in sequence: SequenceExprSyntax, use: ResultUse
  ) -> Int? {
    var inner = use
    inner.castKind = kind
    inner.castType = TypeReference(type)
    let call = visit(operand, in: sequence, use: inner)
    guard collects else { return call }
    noteCast(of: operand, kind: kind, type: TypeReference(type))
    let value = ExpressionReader(source: source, scope: scope, depth: expressionDepth).read(operand, in: sequence)
    recordDestinationCast(of: value, kind: kind, type: type, from: Syntax(operand.firstOperand), to: Syntax(type))
    return call
  }

  private mutating func visitAssignment(
    to target: OperatorTree, value: OperatorTree, in sequence: SequenceExprSyntax
  ) {
    guard case .operand(let target) = target else { return }
    var use = ResultUse()
    use.expectedType = annotation(of: target)
    let call = visit(value, in: sequence, use: use)
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, let local = scope.local(name)
    else {
      visit(target)
      return
    }
    var assigned = ExpressionReader(source: source, scope: scope, depth: expressionDepth).read(value, in: sequence)
    if let type = local.type { assigned = assigned.withImplicitBase(type) }
    scope.assign(kept(assigned, name: name), to: name, call: call)
  }

  /// The written type of a local variable, or of a property beside the member.
  private func annotation(of target: ExprSyntax) -> TypeReference? {
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      if let local = scope.local(name) { return local.type }
      return context.propertyTypes[name]
    }
    guard let access = target.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return context.propertyTypes[access.declName.baseName.identifierText]
  }
}
