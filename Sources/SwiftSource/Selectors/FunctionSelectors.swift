import CodeFacts

/// Gives a method its Objective-C selectors.
enum FunctionSelectors {
  /// What the selector depends on beside the names.
  struct Source {
    /// For each parameter whether it is a closure.
    let closures: [Bool]
    /// Whether one name is both the label and the name of the first parameter.
    let hasImplicitLabel: Bool
    let isAsync: Bool
    let canThrow: Bool
  }

  static func assign(to fact: inout FunctionFact, _ source: Source, objectiveCName: String?) {
    if let objectiveCName {
      fact.selector = objectiveCName
      return
    }
    let parameters = zip(fact.parameters, source.closures).map { parameter, isClosure in
      ObjectiveCSelector.Parameter(label: parameter.label, isClosure: isClosure)
    }
    let rule = ObjectiveCSelector(
      baseName: fact.name, parameters: parameters, isAsync: source.isAsync, canThrow: source.canThrow)
    let wellKnown =
      fact.isOverride
      ? WellKnownSelectors.selector(ofOverride: fact.name, labels: fact.parameters.map(\.label)) : nil
    fact.selector = wellKnown ?? rule.text
    if fact.kind == .function, source.hasImplicitLabel, rule.withoutFirstLabel != fact.selector {
      fact.legacySelector = rule.withoutFirstLabel
    }
  }
}
