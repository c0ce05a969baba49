import CodeFacts

/// An expression with what its surroundings may still tell about it.
struct ParsedExpression {
  var value: Expression
  /// The recorded call that the expression is, as an index into the calls of the body.
  var call: Int?
  /// The tokens it was read from.
  var tokens: Range<Int> = 0..<0

  init(_ value: Expression, call: Int? = nil) {
    self.value = value
    self.call = call
  }
}
