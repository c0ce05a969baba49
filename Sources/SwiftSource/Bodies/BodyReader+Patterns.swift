import CodeFacts
import SwiftSyntax

extension BodyReader {
  mutating func readSwitch(_ choice: SwitchExprSyntax, isValue: Bool) {
    visit(choice.subject)
    let subject = evaluate(choice.subject)
    for element in choice.cases { read(element, subject: subject, isValue: isValue) }
  }

  private mutating func read(_ element: SwitchCaseListSyntax.Element, subject: Expression, isValue: Bool) {
    switch element {
    case .switchCase(let branch):
      read(branch, subject: subject, isValue: isValue)
    case .ifConfigDecl(let conditional):
      let wasConditional = isConditional
      isConditional = true
      for clause in conditional.clauses {
        guard case .switchCases(let cases) = clause.elements else { continue }
        for element in cases { read(element, subject: subject, isValue: isValue) }
      }
      isConditional = wasConditional
    default:
      break
    }
  }

  private mutating func read(_ branch: SwitchCaseSyntax, subject: Expression, isValue: Bool) {
    let outerGuards = guards
    let outerCases = selfCases
    scope.enterBlock()
    if case .case(let label) = branch.label {
      var holding: [Expression] = []
      for item in label.caseItems {
        holding += match(item.pattern, subject: subject)
        if let filter = item.whereClause { holding += readCondition(filter.condition).holding }
      }
      holdGuards(holding)
      if subject == .selfReference { selfCases = label.caseItems.compactMap { Self.caseName(of: $0.pattern) } }
    }
    readBlock(branch.statements, isValue: isValue)
    scope.leaveBlock()
    selfCases = outerCases
    guards = outerGuards
  }

  /// The name of the enum case that a pattern picks.
  private static func caseName(of pattern: PatternSyntax) -> String? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return caseName(of: binding.pattern) }
    var expression = pattern.as(ExpressionPatternSyntax.self)?.expression
    if let call = expression?.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
    return expression?.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
  }

  /// Matches a pattern with a subject: binds its names, notes tests and casts.
  ///
  /// - Returns: The identifiers of a segue that the pattern picks.
  mutating func match(_ pattern: PatternSyntax, subject: Expression) -> [Expression] {
    switch pattern.kind {
    case .expressionPattern:
      return match(pattern.cast(ExpressionPatternSyntax.self).expression, subject: subject)
    case .valueBindingPattern:
      return match(pattern.cast(ValueBindingPatternSyntax.self).pattern, subject: subject)
    case .isTypePattern:
      let type = pattern.cast(IsTypePatternSyntax.self).type
      recordDestinationCast(of: subject, kind: .test, type: type, from: Syntax(pattern), to: Syntax(pattern))
      return []
    case .tuplePattern:
      let elements = pattern.cast(TuplePatternSyntax.self).elements.map(\.pattern)
      return matchElements(elements.count, of: subject) { $0.match(elements[$1], subject: $2) }
    default:
      bind(pattern, to: subject, type: nil)
      return []
    }
  }

  /// Patterns that are written as expressions, with bindings inside.
  private mutating func match(_ expression: ExprSyntax, subject: Expression) -> [Expression] {
    switch expression.kind {
    case .patternExpr:
      return match(expression.cast(PatternExprSyntax.self).pattern, subject: subject)
    case .optionalChainingExpr:
      let content = expression.cast(OptionalChainingExprSyntax.self).expression
      return descend { $0.match(content, subject: subject) } ?? []
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements.map(\.expression)
      if elements.count == 1 { return match(elements[0], subject: subject) }
      return matchElements(elements.count, of: subject) { $0.match(elements[$1], subject: $2) }
    case .sequenceExpr:
      return matchSequence(expression.cast(SequenceExprSyntax.self), subject: subject)
    case .functionCallExpr:
      return matchCall(expression.cast(FunctionCallExprSyntax.self), subject: subject)
    case .nilLiteralExpr, .discardAssignmentExpr:
      return []
    default:
      return testIdentifier(subject: subject, candidate: expression)
    }
  }

  private mutating func matchElements(
    _ count: Int, of subject: Expression, _ match: (inout BodyReader, Int, Expression) -> [Expression]
  ) -> [Expression] {
    let subjects = if case .array(let elements) = subject, elements.count == count { elements } else { [Expression]() }
    return (0..<count).flatMap { match(&self, $0, subjects.isEmpty ? .opaque("element") : subjects[$0]) }
  }

  /// `let controller as Detail`, or a candidate made by operators.
  private mutating func matchSequence(_ sequence: SequenceExprSyntax, subject: Expression) -> [Expression] {
    guard case .cast(.operand(let pattern), _, let type) = OperatorTree(sequence) else {
      visit(ExprSyntax(sequence))
      return testIdentifier(subject: subject, candidate: ExprSyntax(sequence))
    }
    recordDestinationCast(
      of: subject, kind: .conditional, type: type, from: Syntax(sequence), to: Syntax(sequence))
    return match(pattern, subject: .cast(subject, .conditional, TypeReference(type)))
  }

  /// `.some(pattern)`, or an enum case with values.
  private mutating func matchCall(_ call: FunctionCallExprSyntax, subject: Expression) -> [Expression] {
    let isSome = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some"
    if isSome, let only = call.arguments.first { return match(only.expression, subject: subject) }
    for argument in call.arguments { _ = match(argument.expression, subject: .opaque("associated value")) }
    return testIdentifier(subject: subject, candidate: call.calledExpression)
  }
}
