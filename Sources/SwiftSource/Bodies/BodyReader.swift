import CodeFacts
import SwiftSyntax

/// Reads the body of one member: a function of its syntax and of the context of its type.
///
/// It walks the statements in order, keeps what local names are bound to and which segue identifiers are known to
/// hold, and notes the wanted calls, the tests of segue identifiers and the casts of segue destinations.
struct BodyReader {
  /// Deeper syntax is passed over: only machines nest so deep.
  private static let deepest = 250
  private static let mostReturns = 64

  let source: SourceText
  let context: BodyContext
  /// Nil where only the returned values are wanted.
  let interest: CallInterest?
  let segueParameters: Set<String>

  var scope: LocalScope
  var facts = BodyFacts()
  /// The identifiers of which one is known to hold here.
  var guards: [Expression] = []
  /// The cases of `self` that a surrounding `switch self` has picked.
  var selfCases: [String] = []
  var isConditional: Bool
  /// The type of the value that `return` gives back here.
  var expectedReturn: TypeReference?
  /// How deep the expression nests in which a closure is read.
  var expressionDepth = 0
  private var nesting = 0

  init(source: SourceText, context: BodyContext, interest: CallInterest?, scope: LocalScope) {
    self.source = source
    self.context = context
    self.interest = interest
    self.scope = scope
    segueParameters = context.segueParameters
    isConditional = context.isConditional
    expectedReturn = context.returnType
    for parameter in context.parameters {
      self.scope.declare(
        parameter.name, LocalScope.Local(value: .parameter(parameter.name), type: parameter.type))
    }
  }

  /// Whether calls, tests and casts are collected.
  var collects: Bool { interest != nil }

  /// An expression with the local names followed.
  func evaluate(_ expression: ExprSyntax) -> Expression {
    ExpressionReader(source: source, scope: scope, depth: expressionDepth).read(expression)
  }

  /// Runs a step one level deeper; nil where the source nests too deep.
  mutating func descend<Result>(_ step: (inout BodyReader) -> Result?) -> Result? {
    guard nesting < Self.deepest else { return nil }
    nesting += 1
    defer { nesting -= 1 }
    return step(&self)
  }

  /// A returned value, and what its type must be.
  mutating func recordReturn(_ expression: ExprSyntax) {
    var use = ResultUse()
    use.expectedType = expectedReturn
    visit(expression, use: use)
    noteExpectedType(expectedReturn, of: expression)
    guard facts.returns.count < Self.mostReturns else { return }
    let value = evaluate(expression)
    if value != .null { facts.returns.append(ReturnFact(cases: selfCases, value: value)) }
  }
}

extension BodyReader {
  /// The values of an `if` or `switch` that stands for a value.
  static func values(
    of expression: ExprSyntax, source: SourceText, scope: LocalScope, depth: Int
  ) -> [Expression] {
    var reader = valueReader(source: source, scope: scope, depth: depth)
    reader.readBranches(expression, isValue: true)
    return reader.facts.returns.map(\.value)
  }

  /// What a closure returns, its own parameters being unknown.
  static func values(
    of closure: ClosureExprSyntax, source: SourceText, scope: LocalScope, depth: Int
  ) -> [Expression] {
    var reader = valueReader(source: source, scope: scope, depth: depth)
    reader.declareParameters(of: closure)
    reader.readStatements(closure.statements, isValue: true)
    return reader.facts.returns.map(\.value)
  }

  private static func valueReader(source: SourceText, scope: LocalScope, depth: Int) -> BodyReader {
    var reader = BodyReader(source: source, context: BodyContext(), interest: nil, scope: scope)
    reader.expressionDepth = depth
    reader.scope.enterBlock()
    return reader
  }
}
