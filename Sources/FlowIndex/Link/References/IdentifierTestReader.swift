import CodeFacts

/// Reads what the identifier of a segue is compared with.
struct IdentifierTestReader: Sendable {
  let evaluator: Evaluator

  /// The identifiers that a candidate may be.
  ///
  /// - Parameters:
  ///   - candidate: what is compared.
  ///   - subject: the identifier, or an enum made from it; it tells what an implicit member such as `.detail` belongs to.
  func identifiers(
    of candidate: Expression, subject: Expression?, in frame: Frame
  ) -> [(text: String, how: Resolution)] {
    if let symbol = generatedSymbol(candidate, subject: subject, in: frame) { return symbol }
    return evaluator.identifiers(of: outcome(of: candidate, subject: subject, in: frame))
  }

  /// Whether callers decide what is compared, as in a helper that is handed the identifier.
  func isOpen(_ candidate: Expression, subject: Expression, in frame: Frame) -> Bool {
    outcome(of: candidate, subject: subject, in: frame).isOpen
  }

  private func outcome(of candidate: Expression, subject: Expression?, in frame: Frame) -> Outcome {
    let expected = subject.map { types(of: $0, in: frame) } ?? []
    return evaluator.evaluate(candidate, in: frame, expected: expected)
  }

  /// `StoryboardSegue.Main(segue)` against `.detail`.
  private func generatedSymbol(
    _ candidate: Expression, subject: Expression?, in frame: Frame
  ) -> [(text: String, how: Resolution)]? {
    guard case .member(nil, let name) = candidate, case .call(let call)? = subject?.withoutUnwrapping else {
      return nil
    }
    let path = (call.receiver?.dottedPath.map { "\($0)." } ?? "") + call.name
    let parts = path.split(separator: ".").map { String($0) }
    guard parts.count == 2, let root = parts.first else { return nil }
    let outcome = evaluator.generatedSymbol(name, of: .member(base: .name(root), name: parts[1]), in: frame)
    return outcome.map { evaluator.identifiers(of: $0) }
  }

  private func types(of subject: Expression, in frame: Frame) -> [TypeIdentity] {
    let outcome = evaluator.evaluate(subject, in: frame)
    return outcome.instanceTypes + operandTypes() + [
      .external("String"), .external("NSStoryboardSegue.Identifier"), .external("Identifier"),
    ]
  }

  /// The types that the sources compare a segue with, by an operator of their own.
  private func operandTypes() -> [TypeIdentity] {
    evaluator.members.functions(named: "==").flatMap { function -> [TypeIdentity] in
      let frame = evaluator.frame(of: function)
      let operands = evaluator.program.fact(of: function).parameters.flatMap { evaluator.types(of: $0, in: frame) }
      guard operands.count == 2, let side = operands.firstIndex(where: Self.isSegue) else { return [] }
      return [operands[1 - side]]
    }
  }

  private static func isSegue(_ type: TypeIdentity) -> Bool {
    type == .external("UIStoryboardSegue") || type == .external("NSStoryboardSegue")
  }
}

extension Expression {
  /// The expression without `!` and without casts around it.
  var withoutUnwrapping: Expression {
    switch self {
    case .forced(let inner), .cast(let inner, _, _): inner.withoutUnwrapping
    default: self
    }
  }
}
