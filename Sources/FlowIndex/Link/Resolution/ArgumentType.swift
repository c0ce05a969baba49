import CodeFacts

/// Tells overloads apart that differ only in whether they take a string or an enum.
enum ArgumentType {
  /// Whether an argument can be meant for a parameter of these types.
  static func fits(_ argument: Expression, _ outcome: Outcome, types: [TypeIdentity], program: Program) -> Bool {
    guard let type = types.first else { return true }
    switch type {
    case .external(let name):
      let isString = Evaluator.stringTypes.contains(name)
      return !isString || outcome.isEmpty || outcome.values.contains { !$0.isCase }
    case .declared(let home):
      guard [.enum, .struct].contains(program.fact(ofType: home).kind) else { return true }
      if case .member(_, "rawValue") = argument { return false }
      return outcome.isEmpty || outcome.values.contains { !$0.isText }
    }
  }
}

extension Evaluated {
  fileprivate var isCase: Bool {
    if case .enumCase = value { true } else { false }
  }

  fileprivate var isText: Bool {
    switch value {
    case .string, .instance(.external("String")): true
    default: false
    }
  }
}
