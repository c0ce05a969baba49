import CodeFacts

extension Expression {
  /// The largest value that a local name is replaced by; a larger one would blow up what mentions it often.
  static let largestLocalValue = 80
  /// The most alternatives and array elements that are kept.
  static let mostElements = 64

  /// Any of several values, each told once.
  static func anyOf(_ values: [Expression]) -> Expression {
    var alternatives: [Expression] = []
    for value in values {
      let parts = if case .either(let parts) = value { parts } else { [value] }
      for part in parts where !alternatives.contains(part) { alternatives.append(part) }
    }
    if alternatives.count == 1 { return alternatives[0] }
    return .either(Array(alternatives.prefix(mostElements)))
  }

  /// The expressions that this one is made of.
  var parts: [Expression] {
    switch self {
    case .concatenation(let parts), .array(let parts), .either(let parts), .closure(let parts): return parts
    case .member(let base, _): return base.map { [$0] } ?? []
    case .call(let call): return (call.receiver.map { [$0] } ?? []) + call.arguments.map(\.value)
    case .typeOf(let base), .cast(let base, _, _), .forced(let base), .element(let base): return [base]
    case .string, .integer, .boolean, .null, .name, .parameter, .selfReference, .selfType, .superReference,
      .metatype, .selector, .opaque, .unread:
      return []
    }
  }

  /// Whether it is made of more than `limit` expressions; counts no further than it must.
  func isLarger(than limit: Int) -> Bool {
    var budget = limit
    return !fits(&budget)
  }

  private func fits(_ budget: inout Int) -> Bool {
    budget -= 1
    return budget >= 0 && parts.allSatisfy { $0.fits(&budget) }
  }

  /// Whether a parameter of the enclosing function stands in it.
  var mentionsParameter: Bool {
    if case .parameter = self { return true }
    return parts.contains(where: \.mentionsParameter)
  }

  /// The expression below casts and forced unwraps.
  var unwrapped: Expression {
    switch self {
    case .cast(let base, _, _), .forced(let base): base.unwrapped
    default: self
    }
  }
}
