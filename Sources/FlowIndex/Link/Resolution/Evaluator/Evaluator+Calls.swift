import CodeFacts

extension Evaluator {
  /// What a call gives back.
  func evaluateCall(_ call: CallExpression, in frame: Frame, expected: [TypeIdentity], depth: Int) -> Outcome {
    if let symbol = generatedCall(call, in: frame) { return symbol }
    if let known = systemCall(call, in: frame, expected: expected, depth: depth) { return known }
    let receivers = self.receivers(of: call, in: frame, expected: expected, depth: depth)
    if let text = stringMethod(call, of: receivers) { return text }
    if let made = construction(call, receivers: receivers, in: frame, expected: expected, depth: depth) { return made }
    return functionResult(call, receivers: receivers, in: frame, depth: depth)
  }

  /// The values that a call is sent to; nil where it is sent to nothing but the code around it.
  func receivers(of call: CallExpression, in frame: Frame, expected: [TypeIdentity], depth: Int) -> Outcome? {
    switch call.receiver {
    case nil: nil
    // `.init(…)`: the type is the expected one.
    case .member(nil, "")?: Outcome(values: expected.map { Evaluated(.metatype($0), .typeName) })
    case .member(nil, let name)?: evaluateMember(name, of: nil, in: frame, expected: expected, depth: depth)
    case let receiver?: evaluate(receiver, in: frame, depth: depth)
    }
  }

  private func stringMethod(_ call: CallExpression, of receivers: Outcome?) -> Outcome? {
    guard let receivers, !receivers.strings.isEmpty else { return nil }
    let results = receivers.strings.compactMap { receiver in
      StringFunctions.method(call.name, of: receiver.text).map { Evaluated(.string($0), receiver.how) }
    }
    return results.isEmpty ? nil : Outcome(values: results, isOpen: receivers.isOpen)
  }

  // MARK: - Initializers

  /// An instance made by a call; nil where the call is no initializer.
  private func construction(
    _ call: CallExpression, receivers: Outcome?, in frame: Frame, expected: [TypeIdentity], depth: Int
  ) -> Outcome? {
    guard let type = constructedType(call, receivers: receivers, in: frame, expected: expected) else { return nil }
    if let storyboard = delegatedStoryboard(call, type: type, in: frame, depth: depth) { return storyboard }
    if case .declared(let home) = type, program.fact(ofType: home).kind == .enum {
      return enumCase(call, of: home, in: frame, depth: depth)
    }
    let arguments = call.arguments.map {
      ConstructionArgument(label: $0.label, values: evaluate($0.value, in: frame, depth: depth).values)
    }
    let isKnown = arguments.contains { argument in argument.values.contains(where: \.isDefinite) }
    let isClass = if case .declared(let home) = type { model.isClass(home, program: program) } else { true }
    return isKnown && !isClass
      ? Outcome(.built(Construction(type: type, arguments: arguments)), .constant)
      : Outcome(.instance(type), .constant)
  }

  /// The type whose initializer a call is.
  func constructedType(
    _ call: CallExpression, receivers: Outcome?, in frame: Frame, expected: [TypeIdentity]
  ) -> TypeIdentity? {
    if call.name == "init" || call.name.hasPrefix("initWith") {
      if let receivers { return receivers.metatypes.first ?? receivers.instanceTypes.first }
      return call.receiver == nil ? expected.first : nil
    }
    if call.name == "alloc" || call.name == "new" { return receivers?.metatypes.first }
    // A capital makes no initializer of a C function.
    guard !isObjectiveC(frame.file), call.name.utf8.first.map(Self.isUpperCase) ?? false else { return nil }
    let path = call.receiver.map { $0.dottedPath.map { "\($0).\(call.name)" } } ?? call.name
    guard let path, let type = resolve(TypeReference(path), in: frame) else { return nil }
    if case .external(let name) = type, !model.systemClasses.contains(name), model.externalHomes[name] == nil {
      return .external(path)
    }
    return type
  }

  /// `Segue(rawValue: x)`: the cases with that raw value; of an unknown value, some case.
  private func enumCase(_ call: CallExpression, of home: Int, in frame: Frame, depth: Int) -> Outcome {
    guard let argument = call.arguments.first else { return Outcome(.instance(.declared(home)), .dynamic) }
    let outcome = evaluate(argument.value, in: frame, depth: depth)
    var result = Outcome(values: [], isOpen: outcome.isOpen)
    for (text, _) in outcome.strings {
      for name in enumCaseNames(of: home) where rawText(ofCase: name, in: home) == text {
        result.insert(Evaluated(.enumCase(type: home, name: name), .enumCase))
      }
    }
    if result.isEmpty { result.insert(Evaluated(.instance(.declared(home)), .dynamic)) }
    return result
  }

  func allCases(of type: TypeIdentity) -> Outcome {
    guard case .declared(let home) = type else { return .unknown }
    return Outcome(values: enumCaseNames(of: home).map { Evaluated(.enumCase(type: home, name: $0), .enumCase) })
  }

  private func enumCaseNames(of home: Int) -> [String] {
    model.parts[home].flatMap { part -> [String] in
      let file = program.types[part].file
      return program.files[file].facts.values
        .filter { $0.kind == .enumCase && $0.owner == program.types[part].index }
        .map(\.name)
    }
  }

  private func rawText(ofCase name: String, in home: Int) -> String? {
    let value = Expression.member(base: .selfReference, name: "rawValue")
    var frame = Frame(file: program.types[home].file)
    frame.selfType = .declared(home)
    frame.selfValues = [Evaluated(.enumCase(type: home, name: name), .enumCase)]
    return evaluate(value, in: frame, depth: 1).strings.first?.text
  }

  /// An initializer in an extension of a storyboard class that hands on to `init(name:bundle:)`.
  private func delegatedStoryboard(
    _ call: CallExpression, type: TypeIdentity, in frame: Frame, depth: Int
  ) -> Outcome? {
    guard type == .external("UIStoryboard") || type == .external("NSStoryboard"), let home = model.home(of: type) else {
      return nil
    }
    var result = Outcome.unknown
    for case .function(let function) in members.members(named: "init", of: home) {
      guard
        let bound = bind(call, to: function, selfType: type, selfValues: [], isSelfOpen: false, in: frame, depth: depth)
      else { continue }
      for inner in program.files[function.file].facts.calls where inner.function == function.index {
        if let made = storyboard(madeBy: inner.call, in: bound, depth: depth) { result.formUnion(made) }
      }
    }
    return result.isEmpty && !result.isOpen ? nil : result
  }

  private func storyboard(madeBy call: CallExpression, in frame: Frame, depth: Int) -> Outcome? {
    guard call.name == "init" || call.name == "UIStoryboard" || call.name == "NSStoryboard" else { return nil }
    let outcome = evaluate(.call(call), in: frame, depth: depth + 1)
    let isStoryboard = outcome.values.contains { if case .storyboard = $0.value { true } else { false } }
    return isStoryboard || outcome.isOpen ? outcome : nil
  }

  // MARK: - Functions

  private func functionResult(
    _ call: CallExpression, receivers: Outcome?, in frame: Frame, depth: Int
  ) -> Outcome {
    var result = Outcome(values: [], isOpen: false)
    for target in targets(of: call, receivers: receivers, in: frame) {
      let bound = bind(
        call, to: target.function, selfType: target.selfType, selfValues: target.selfValues,
        isSelfOpen: target.isSelfOpen, in: frame, depth: depth)
      guard let bound else { continue }
      let returned = returns(of: target.function, in: bound, depth: depth)
      result.formUnion(returned)
      if returned.values.contains(where: \.isDefinite) { return result }
    }
    return result.isEmpty ? unaryMessage(call, in: frame, depth: depth) : result
  }
}
