import CodeFacts
import SwiftSyntax

extension BodyReader {
  /// Calls that compare two strings.
  private static let comparisons: Set<String> = ["isEqualToString", "isEqual", "elementsEqual"]

  /// `a == b`, when one side is the identifier of a segue.
  mutating func recordComparison(_ left: OperatorTree, _ right: OperatorTree, in sequence: SequenceExprSyntax) {
    guard knowsSegue, let sides = comparedSides(left, right, in: sequence) else { return }
    let text = source.text(in: range(of: sides.candidate))
    record(
      subject: sides.subject, candidate: sides.value, text: text, at: sides.candidate.firstOperand)
  }

  /// A pattern against the identifier of a segue.
  ///
  /// - Returns: The candidate, when the subject is such an identifier.
  mutating func testIdentifier(subject: Expression, candidate: ExprSyntax) -> [Expression] {
    visit(candidate)
    guard knowsSegue, isSegueIdentifier(subject) else { return [] }
    let value = evaluate(candidate)
    record(subject: subject, candidate: value, text: source.text(of: candidate), at: candidate)
    return [value]
  }

  /// Calls that test: `["a", "b"].contains(segue.identifier)`, and the typed segues of R.swift.
  mutating func recordTests(in call: FunctionCallExprSyntax) {
    guard knowsSegue, let segue = call.arguments.first, call.arguments.count == 1 else { return }
    if let candidate = typedSegueCandidate(of: evaluate(ExprSyntax(call))) {
      let subject = Expression.member(base: evaluate(segue.expression), name: "identifier")
      record(
        subject: subject, candidate: candidate, text: source.text(of: call.calledExpression),
        at: call.calledExpression)
    }
    guard let tested = candidates(testedBy: call) else { return }
    for candidate in tested.candidates {
      record(
        subject: tested.subject, candidate: candidate.value, text: source.text(of: candidate.syntax),
        at: candidate.syntax)
    }
  }

  private mutating func record(subject: Expression, candidate: Expression, text: String, at syntax: ExprSyntax) {
    guard candidate != .null else { return }
    var fact = IdentifierTestFact(
      callback: context.callback, subject: normalized(subject), candidate: candidate, text: text,
      position: source.position(of: syntax))
    fact.function = context.function
    fact.owner = context.owner
    fact.isConditional = isConditional
    facts.identifierTests.append(fact)
  }

  /// `segue.identifier.flatMap(Route.init)` means the same as `Route(rawValue: segue.identifier)`.
  private func normalized(_ subject: Expression) -> Expression {
    guard case .call(let call) = subject.unwrapped, let receiver = call.receiver, isSegueIdentifier(receiver),
      case .member(.name(let type)?, "init") = call.arguments.first?.value
    else { return subject }
    let argument = Argument(label: "rawValue", value: receiver)
    return .call(CallExpression(receiver: nil, name: type, arguments: [argument]))
  }

  // MARK: What conditions tell

  /// What a condition tells about the identifier, without noting anything.
  func identifierCondition(_ expression: ExprSyntax) -> IdentifierCondition {
    guard knowsSegue else { return IdentifierCondition() }
    switch expression.kind {
    case .sequenceExpr:
      let sequence = expression.cast(SequenceExprSyntax.self)
      return OperatorTree(sequence).map { identifierCondition($0, in: sequence) } ?? IdentifierCondition()
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements
      guard let only = elements.first, elements.count == 1 else { return IdentifierCondition() }
      return identifierCondition(only.expression)
    case .prefixOperatorExpr:
      let inner = identifierCondition(expression.cast(PrefixOperatorExprSyntax.self).expression)
      return IdentifierCondition(holding: inner.failing, failing: inner.holding)
    case .functionCallExpr:
      let tested = candidates(testedBy: expression.cast(FunctionCallExprSyntax.self))
      return IdentifierCondition(holding: tested?.candidates.map(\.value) ?? [])
    default:
      return IdentifierCondition()
    }
  }

  func identifierCondition(_ tree: OperatorTree, in sequence: SequenceExprSyntax) -> IdentifierCondition {
    guard knowsSegue else { return IdentifierCondition() }
    switch tree {
    case .operand(let operand):
      return identifierCondition(operand)
    case .binary(let left, let name, let right):
      return identifierCondition(left, name, right, in: sequence)
    default:
      return IdentifierCondition()
    }
  }

  private func identifierCondition(
    _ left: OperatorTree, _ name: String, _ right: OperatorTree, in sequence: SequenceExprSyntax
  ) -> IdentifierCondition {
    switch name {
    case "==":
      return IdentifierCondition(holding: comparedSides(left, right, in: sequence).map { [$0.value] } ?? [])
    case "!=":
      return IdentifierCondition(failing: comparedSides(left, right, in: sequence).map { [$0.value] } ?? [])
    case "&&":
      let (first, second) = (identifierCondition(left, in: sequence), identifierCondition(right, in: sequence))
      return IdentifierCondition(holding: first.holding + second.holding)
    case "||":
      let (first, second) = (identifierCondition(left, in: sequence), identifierCondition(right, in: sequence))
      let isKnown = !first.holding.isEmpty && !second.holding.isEmpty
      return IdentifierCondition(
        holding: isKnown ? first.holding + second.holding : [], failing: first.failing + second.failing)
    default:
      return IdentifierCondition()
    }
  }

  // MARK: Sides of a comparison

  private typealias Sides = (subject: Expression, value: Expression, candidate: OperatorTree)

  /// Which side of a comparison is the identifier of a segue.
  private func comparedSides(
    _ left: OperatorTree, _ right: OperatorTree, in sequence: SequenceExprSyntax
  ) -> Sides? {
    let reader = ExpressionReader(source: source, scope: scope, depth: expressionDepth)
    let (leftValue, rightValue) = (reader.read(left, in: sequence), reader.read(right, in: sequence))
    if leftValue == .null || rightValue == .null { return nil }
    if isSegueIdentifier(leftValue) || isSegue(leftValue) { return (leftValue, rightValue, right) }
    if isSegueIdentifier(rightValue) || isSegue(rightValue) { return (rightValue, leftValue, left) }
    return nil
  }

  private typealias Tested = (subject: Expression, candidates: [(value: Expression, syntax: ExprSyntax)])

  /// What a call such as `contains` compares the identifier with.
  private func candidates(testedBy call: FunctionCallExprSyntax) -> Tested? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      let argument = call.arguments.first?.expression, call.arguments.count == 1
    else { return nil }
    let name = access.declName.baseName.text
    if name == "contains" {
      let subject = evaluate(argument)
      guard isSegueIdentifier(subject) else { return nil }
      guard let literal = base.as(ArrayExprSyntax.self) else {
        return (subject, [(.element(of: evaluate(base)), base)])
      }
      return (subject, literal.elements.map { (evaluate($0.expression), $0.expression) })
    }
    guard Self.comparisons.contains(name) else { return nil }
    let subject = evaluate(base)
    return isSegueIdentifier(subject) ? (subject, [(evaluate(argument), argument)]) : nil
  }

  /// The bytes of one side of an operator.
  private func range(of tree: OperatorTree) -> Range<Int> {
    let start = tree.firstOperand.byteRange.lowerBound
    return start..<max(start, tree.end)
  }
}

extension OperatorTree {
  /// Where the tree ends in the source.
  var end: Int {
    switch self {
    case .operand(let operand): operand.byteRange.upperBound
    case .binary(_, _, let right): right.end
    case .cast(_, _, let type): type.byteRange.upperBound
    case .ternary(_, _, let otherwise): otherwise.end
    case .assignment(_, let value): value.end
    }
  }
}
