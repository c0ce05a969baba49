import CodeFacts
import SwiftSyntax

extension BodyReader {
  /// Walks a closure: its calls count for the enclosing function, its returned values do not.
  mutating func visitClosure(_ closure: ClosureExprSyntax, expectedType: TypeReference?) {
    let outerReturns = facts.returns
    let outerExpected = expectedReturn
    let outerCases = selfCases
    let outerGuards = guards
    facts.returns = []
    selfCases = []
    expectedReturn = closure.signature?.returnClause.map { TypeReference($0.type) } ?? expectedType
    scope.enterBlock()
    declareParameters(of: closure)
    readStatements(closure.statements, isValue: true)
    scope.leaveBlock()
    facts.returns = outerReturns
    expectedReturn = outerExpected
    selfCases = outerCases
    guards = outerGuards
  }

  /// Who calls the closure decides what its parameters are.
  mutating func declareParameters(of closure: ClosureExprSyntax) {
    if let captures = closure.signature?.capture?.items {
      for capture in captures { declareCapture(capture) }
    }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      for parameter in names { declareOpaque(parameter.name, type: nil) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        declareOpaque(parameter.secondName ?? parameter.firstName, type: parameter.type)
      }
    default:
      break
    }
  }

  /// `[identifier = cell.name]` binds a name; `[weak self]` and `[identifier]` change nothing.
  private mutating func declareCapture(_ capture: ClosureCaptureSyntax) {
    guard let initializer = capture.initializer?.value else { return }
    let name = capture.name.identifierText
    scope.declare(name, LocalScope.Local(value: kept(evaluate(initializer), name: name)))
  }

  private mutating func declareOpaque(_ name: TokenSyntax, type: TypeSyntax?) {
    let text = name.identifierText
    scope.declare(text, LocalScope.Local(value: .opaque(text), type: type.map { TypeReference($0) }))
  }
}
