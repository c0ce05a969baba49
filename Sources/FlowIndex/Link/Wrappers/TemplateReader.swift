import CodeFacts

/// Follows the calls that lead to a call of the system, and reads what it says then.
struct TemplateReader: Sendable {
  let evaluator: Evaluator

  private var program: Program { evaluator.program }

  func fact(at place: Site) -> CallFact { program.files[place.file].facts.calls[place.call] }

  /// The function that holds a call.
  func function(around place: Site) -> FunctionID? {
    fact(at: place).function.map { FunctionID(file: place.file, index: $0) }
  }

  /// The frame of the code around a call; nothing is known of its callers.
  func naturalFrame(around place: Site) -> Frame {
    evaluator.frame(ofCodeIn: function(around: place), owner: fact(at: place).owner, file: place.file)
  }

  /// What the call of the system says when the calls of the path lead to it; nil where one of them means something else.
  func read(_ site: Site, form: CallForm, through path: [WrapperCall]) -> SiteFindings? {
    guard var frame = path.first.map({ naturalFrame(around: $0.place) }) else {
      return SiteReader(evaluator: evaluator).read(fact(at: site), form: form, in: naturalFrame(around: site))
    }
    for call in path {
      guard let inner = enter(call, from: frame) else { return nil }
      frame = inner
    }
    var findings = SiteReader(evaluator: evaluator).read(fact(at: site), form: form, in: frame)
    if let outermost = path.first { addResult(of: outermost, to: &findings) }
    return findings
  }

  /// Whether a call is sent to an object of a library's class, whose superclasses nobody knows.
  func isSentToUnknownClass(_ place: Site) -> Bool {
    guard let receiver = fact(at: place).call.receiver else { return false }
    let types = evaluator.evaluate(receiver, in: naturalFrame(around: place)).instanceTypes
    return !types.isEmpty
      && types.allSatisfy { type in
        if case .external(let name) = type { !evaluator.model.systemClasses.contains(name) } else { false }
      }
  }

  /// The frame inside the called function.
  private func enter(_ call: WrapperCall, from caller: Frame) -> Frame? {
    let fact = fact(at: call.place)
    let result = fact.result.castType ?? fact.result.expectedType
    let expected = result.flatMap { evaluator.resolve($0, in: caller) }.map { [$0] } ?? []
    let receivers = evaluator.receivers(of: fact.call, in: caller, expected: expected, depth: 1)
    guard let target = target(of: fact, callee: call.callee, receivers: receivers, in: caller) else { return nil }
    if fact.isReference {
      var frame = evaluator.frame(of: call.callee, selfType: target.selfType)
      frame.selfValues = target.selfValues
      frame.isSelfOpen = target.isSelfOpen
      frame.isCalled = true
      return frame
    }
    var frame = evaluator.bind(
      fact.call, to: call.callee, selfType: target.selfType, selfValues: target.selfValues,
      isSelfOpen: target.isSelfOpen, in: caller, depth: 1)
    if let result { bindResult(result, of: call.callee, in: caller, into: &frame) }
    return frame
  }

  private func target(
    of fact: CallFact, callee: FunctionID, receivers: Outcome?, in caller: Frame
  ) -> CallTarget? {
    let kind = program.fact(of: callee).kind
    if kind == .initializer, program.files[callee.file].facts.language == .swift {
      return initializerTarget(of: fact.call, callee: callee, receivers: receivers, in: caller)
    }
    return evaluator.targets(of: fact.call, receivers: receivers, in: caller, includingGetters: kind == .getter)
      .first { $0.function == callee }
  }

  private func initializerTarget(
    of call: CallExpression, callee: FunctionID, receivers: Outcome?, in caller: Frame
  ) -> CallTarget? {
    guard let type = evaluator.constructedType(call, receivers: receivers, in: caller, expected: []),
      let owner = program.owner(of: callee),
      evaluator.model.lineage(of: type).contains(evaluator.model.homes[owner])
    else { return nil }
    return CallTarget(function: callee, selfType: type, selfValues: [], isSelfOpen: false)
  }

  /// A generic result is of the type that the caller expects.
  private func bindResult(_ result: TypeReference, of callee: FunctionID, in caller: Frame, into frame: inout Frame?) {
    let fact = program.fact(of: callee)
    guard let name = fact.returnType?.name, fact.genericParameters.contains(where: { $0.name == name }),
      frame?.generics[name] == nil
    else { return }
    if let type = evaluator.resolve(result, in: caller) {
      frame?.generics[name] = type
      if result.name == "Self", caller.isSelfOpen { frame?.openGenerics.insert(name) }
    } else if evaluator.isGenericParameter(result.name, in: caller) {
      frame?.openGenerics.insert(name)
    }
  }

  /// A cast at the outermost call says more than one inside.
  private func addResult(of call: WrapperCall, to findings: inout SiteFindings) {
    let result = fact(at: call.place).result
    findings.isForced = findings.isForced || result.isForced || result.castKind == .forced
    guard let type = result.castType,
      let resolved = evaluator.resolve(type, in: naturalFrame(around: call.place))
    else { return }
    findings.castClass = evaluator.className(of: resolved)
    findings.castKind = result.castKind
  }
}
