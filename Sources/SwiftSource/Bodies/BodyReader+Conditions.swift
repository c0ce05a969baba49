import CodeFacts
import SwiftSyntax

/// What a condition tells about the identifier of a segue.
struct IdentifierCondition {
  /// One of these is the identifier when the condition holds; empty where that is not known.
  var holding: [Expression] = []
  /// One of these is the identifier when the condition fails.
  var failing: [Expression] = []
}

extension BodyReader {
  mutating func readIf(_ branch: IfExprSyntax, isValue: Bool) {
    let outerGuards = guards
    scope.enterBlock()
    let tests = readConditions(branch.conditions)
    holdGuards(tests.holding)
    readBlock(branch.body, isValue: isValue)
    scope.leaveBlock()

    guards = outerGuards
    holdGuards(tests.failing)
    switch branch.elseBody {
    case .codeBlock(let block): readBlock(block, isValue: isValue)
    case .ifExpr(let next): _ = descend { $0.readIf(next, isValue: isValue) }
    default: break
    }
    let leavesWhenHolding = branch.elseBody == nil && branch.body.alwaysLeaves
    guards = outerGuards
    // After `if segue.identifier != "x" { return }` the identifier is "x".
    if leavesWhenHolding { holdGuards(tests.failing) }
  }

  /// Reads conditions in order and binds their names in the current block.
  mutating func readConditions(_ conditions: ConditionElementListSyntax) -> IdentifierCondition {
    var result = IdentifierCondition()
    let isAlone = conditions.count == 1
    for element in conditions {
      var tests = IdentifierCondition()
      switch element.condition {
      case .expression(let expression): tests = readCondition(expression)
      case .optionalBinding(let binding): tests.holding = readOptionalBinding(binding)
      case .matchingPattern(let matching): tests.holding = readMatchingPattern(matching)
      default: break
      }
      result.holding += tests.holding
      // When one of several conditions fails, it may be another one.
      if isAlone { result.failing = tests.failing }
      // What an earlier condition says holds for the later ones.
      holdGuards(tests.holding)
    }
    return result
  }

  mutating func readCondition(_ expression: ExprSyntax) -> IdentifierCondition {
    visit(expression)
    return collects ? identifierCondition(expression) : IdentifierCondition()
  }

  private mutating func readOptionalBinding(_ binding: OptionalBindingConditionSyntax) -> [Expression] {
    let type = binding.typeAnnotation.map { TypeReference($0.type) }
    guard let initializer = binding.initializer?.value else {
      rebindShorthand(binding.pattern)
      return []
    }
    var use = ResultUse()
    use.expectedType = type
    let call = visit(initializer, use: use)
    let value = evaluate(initializer)
    bind(binding.pattern, to: value, type: type, call: call, syntax: initializer)
    return collects ? typedSegueCandidate(of: value).map { [$0] } ?? [] : []
  }

  /// `if let name`: the name stays bound to what it was bound to.
  private mutating func rebindShorthand(_ pattern: PatternSyntax) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let local = scope.local(name)
    else { return }
    scope.declare(name, local)
  }

  private mutating func readMatchingPattern(_ matching: MatchingPatternConditionSyntax) -> [Expression] {
    let subject = matching.initializer.value
    visit(subject)
    return match(matching.pattern, subject: evaluate(subject))
  }
}

extension CodeBlockSyntax {
  /// Whether its last statement leaves the enclosing block.
  var alwaysLeaves: Bool {
    guard let last = statements.last else { return false }
    switch last.item {
    case .stmt(let statement):
      return [.returnStmt, .throwStmt, .breakStmt, .continueStmt].contains(statement.kind)
    case .expr(let expression):
      let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
      return callee.map { FailingInitializer.traps.contains($0.baseName.text) } ?? false
    default:
      return false
    }
  }
}
