import CodeFacts

extension Evaluator {
  /// Texts put together from parts that are all known.
  func concatenate(_ parts: [Expression], in frame: Frame, depth: Int) -> Outcome {
    var texts: [(text: String, how: Resolution)] = [("", .literal)]
    var isOpen = false
    for part in parts {
      let outcome = evaluate(part, in: frame, depth: depth)
      isOpen = isOpen || outcome.isOpen
      let choices = self.texts(of: outcome)
      texts = texts.flatMap { left in
        choices.map { (text: left.text + $0.text, how: max(left.how, $0.how)) }
      }
      guard texts.count <= Self.maximumTexts else { return Outcome(values: [], isOpen: isOpen) }
    }
    return Outcome(values: texts.map { Evaluated(.string($0.text), $0.how) }, isOpen: isOpen)
  }

  /// What the values look like in a string: a case is its name, a class its name without the module.
  func texts(of outcome: Outcome) -> [(text: String, how: Resolution)] {
    outcome.values.compactMap { evaluated in
      switch evaluated.value {
      case .string(let text): (text, evaluated.how)
      case .enumCase(_, let name): (name, .enumCase)
      case .metatype(let type): evaluated.how == .dynamic ? nil : (className(of: type), .typeName)
      case .built(let construction):
        construction.argument(for: "rawValue").flatMap { texts(of: Outcome(values: $0.values)).first }
      case .instance, .collection, .storyboard, .scene: nil
      }
    }
  }

  /// The name that a class has at run time, without its module.
  func className(of type: TypeIdentity) -> String {
    switch type {
    case .declared(let home):
      let fact = program.fact(ofType: home)
      return TypeLookup.lastComponent(fact.objectiveCName ?? fact.name)
    case .external(let name): return TypeLookup.lastComponent(name)
    }
  }

  /// `Type.function`, as the column `wrapper` says it.
  func qualifiedName(of function: FunctionID) -> String {
    let fact = program.fact(of: function)
    guard let owner = program.owner(of: function) else { return fact.name }
    return "\(program.fact(ofType: model.homes[owner]).name).\(fact.name)"
  }

  /// More combinations than this say nothing.
  private static let maximumTexts = 64

  /// `String(describing:)`, `NSStringFromClass` and their like: the values as text.
  func asText(_ expression: Expression, in frame: Frame, expected: [TypeIdentity] = [], depth: Int) -> Outcome {
    let outcome = evaluate(expression, in: frame, expected: expected, depth: depth)
    var values = texts(of: outcome).map { Evaluated(.string($0.text), $0.how) }
    if values.isEmpty {
      values = outcome.values.filter { $0.how != .dynamic }.flatMap { Outcome(values: [$0]).instanceTypes }
        .map { Evaluated(.string(className(of: $0)), .typeName) }
    }
    return Outcome(values: values, isOpen: outcome.isOpen)
  }
}
