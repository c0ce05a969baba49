import SwiftSyntax

/// Whether `init(coder:)` can give an object at all.
///
/// UIKit calls it whatever its annotations say, so only the body counts.
enum FailingInitializer {
  /// Functions that never return, in release builds too. `assertionFailure` returns there.
  static let traps: Set<String> = ["fatalError", "preconditionFailure", "abort", "exit"]

  /// How the statements of a block may end.
  private struct Outcome: OptionSet {
    let rawValue: Int
    static let fails = Outcome(rawValue: 1)
    static let returns = Outcome(rawValue: 2)
    static let goesOn = Outcome(rawValue: 4)
  }

  /// Every path reaches a trap, an error or `return nil`.
  static func alwaysFails(_ statements: CodeBlockItemListSyntax) -> Bool {
    outcome(of: statements) == .fails
  }

  private static func outcome(of statements: CodeBlockItemListSyntax) -> Outcome {
    var result: Outcome = []
    for statement in statements {
      let outcome = outcome(of: statement.item)
      result.formUnion(outcome.subtracting(.goesOn))
      guard outcome.contains(.goesOn) else { return result }
    }
    return result.union(.goesOn)
  }

  private static func outcome(of item: CodeBlockItemSyntax.Item) -> Outcome {
    switch item {
    case .decl(let declaration):
      return declaration.as(IfConfigDeclSyntax.self).map(outcome) ?? .goesOn
    case .stmt(let statement):
      return outcome(of: statement)
    case .expr(let expression):
      return outcome(of: expression)
    default:
      return .goesOn
    }
  }

  private static func outcome(of conditional: IfConfigDeclSyntax) -> Outcome {
    let hasElse = conditional.clauses.contains { $0.condition == nil }
    return conditional.clauses.reduce(hasElse ? [] : .goesOn) { result, clause in
      guard case .statements(let statements) = clause.elements else { return result.union(.goesOn) }
      return result.union(outcome(of: statements))
    }
  }

  private static func outcome(of statement: StmtSyntax) -> Outcome {
    switch statement.kind {
    case .returnStmt:
      let value = statement.cast(ReturnStmtSyntax.self).expression
      return value?.is(NilLiteralExprSyntax.self) == true ? .fails : .returns
    case .throwStmt:
      return .fails
    case .guardStmt:
      return outcome(of: statement.cast(GuardStmtSyntax.self).body.statements).union(.goesOn)
    case .doStmt:
      let block = statement.cast(DoStmtSyntax.self)
      return block.catchClauses.reduce(outcome(of: block.body.statements)) {
        $0.union(outcome(of: $1.body.statements))
      }
    case .forStmt:
      return outcome(of: statement.cast(ForStmtSyntax.self).body.statements).union(.goesOn)
    case .whileStmt:
      return outcome(of: statement.cast(WhileStmtSyntax.self).body.statements).union(.goesOn)
    case .expressionStmt:
      return outcome(of: statement.cast(ExpressionStmtSyntax.self).expression)
    default:
      return .goesOn
    }
  }

  private static func outcome(of expression: ExprSyntax) -> Outcome {
    switch expression.kind {
    case .ifExpr:
      return outcome(of: expression.cast(IfExprSyntax.self))
    case .switchExpr:
      return outcome(of: expression.cast(SwitchExprSyntax.self))
    case .functionCallExpr:
      return isTrap(expression.cast(FunctionCallExprSyntax.self)) ? .fails : .goesOn
    default:
      return .goesOn
    }
  }

  /// A chain of `else if` may be long, so it is followed in a loop.
  private static func outcome(of branch: IfExprSyntax) -> Outcome {
    var result: Outcome = []
    var branch = branch
    while true {
      result.formUnion(outcome(of: branch.body.statements))
      switch branch.elseBody {
      case .ifExpr(let next): branch = next
      case .codeBlock(let block): return result.union(outcome(of: block.statements))
      default: return result.union(.goesOn)
      }
    }
  }

  private static func outcome(of choice: SwitchExprSyntax) -> Outcome {
    choice.cases.reduce([]) { result, element in
      guard case .switchCase(let branch) = element else { return result.union(.goesOn) }
      return result.union(outcome(of: branch.statements))
    }
  }

  private static func isTrap(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = CalledName(call.calledExpression)?.wanted else { return false }
    if traps.contains(name) { return true }
    guard name == "precondition", let condition = call.arguments.first?.expression else { return false }
    return condition.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
  }
}
