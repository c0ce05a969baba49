import CodeFacts

/// Reads what a call of the system says, in the frame of its function.
struct SiteReader: Sendable {
  let evaluator: Evaluator

  /// - Parameters:
  ///   - fact: the call.
  ///   - form: its spelling.
  ///   - frame: where it stands, perhaps with what a caller hands over.
  func read(_ fact: CallFact, form: CallForm, in frame: Frame) -> SiteFindings {
    var findings = SiteFindings(kind: kind(of: fact, form: form, in: frame))
    findings.receiver = fact.call.receiver
    findings.hasIndexPath = form.hasIndexPath
    readName(of: fact, form: form, in: frame, into: &findings)
    if form.kind.makesScene { readStoryboards(of: fact, form: form, in: frame, into: &findings) }
    if form.kind == .performSegue { readReceiver(of: fact, in: frame, into: &findings) }
    readBundle(of: fact, form: form, in: frame, into: &findings)
    readResult(of: fact, form: form, in: frame, into: &findings)
    readCreator(of: fact, form: form, in: frame, into: &findings)
    if fact.call.receiver == .superReference, let function = frame.function {
      findings.isForwardedToSuper = evaluator.program.fact(of: function).isOverride
    }
    return findings
  }

  /// Whether a registration registers a class or a nib is for its first argument to say.
  private func kind(of fact: CallFact, form: CallForm, in frame: Frame) -> ReferenceKind {
    guard form.kind == .registerNib || form.kind == .registerClass, let registered = form.registered else {
      return form.kind
    }
    let outcome = evaluator.evaluate(fact.call.arguments[registered].value, in: frame)
    if !outcome.metatypes.isEmpty { return .registerClass }
    return outcome.instanceTypes.isEmpty ? form.kind : .registerNib
  }

  private func readName(of fact: CallFact, form: CallForm, in frame: Frame, into findings: inout SiteFindings) {
    guard let position = form.identifier, position < fact.call.arguments.count else { return }
    let argument = fact.call.arguments[position].value
    let outcome = evaluator.evaluate(argument, in: frame, expected: Self.nameTypes)
    findings.names = evaluator.identifiers(of: outcome)
    findings.isNameOpen = outcome.isOpen
    findings.isOpen = outcome.isOpen
  }

  /// The types whose implicit members may stand for a name.
  private static let nameTypes: [TypeIdentity] = [
    .external("String"), .external("NSStoryboard.Name"), .external("NSStoryboard.SceneIdentifier"),
    .external("NSStoryboardSegue.Identifier"), .external("NSUserInterfaceItemIdentifier"), .external("NSNib.Name"),
    .external("Name"), .external("SceneIdentifier"), .external("Identifier"),
  ]

  private func readStoryboards(of fact: CallFact, form: CallForm, in frame: Frame, into findings: inout SiteFindings) {
    let receivers = receivers(of: fact, form: form, in: frame)
    findings.storyboards = receivers.values.filter(\.isStoryboardOrScene)
    let isStoryboardMember = frame.selfType.map { Self.storyboardTypes.contains($0) } ?? false
    let isOwnStoryboard = fact.call.receiver == nil || fact.call.receiver == .selfReference
    let isOpen =
      receivers.isOpen || (isStoryboardMember && isOwnStoryboard && frame.selfValues.isEmpty && !frame.isCalled)
    findings.isOpen = findings.isOpen || isOpen
    // A generated symbol says both the storyboard and the scene.
    for case .scene(let symbol) in receivers.values.map(\.value) {
      if let identifier = symbol.identifier { findings.names.append((identifier, .generated)) }
    }
  }

  /// What is asked for the scene; of a generated function the scene that it makes.
  private func receivers(of fact: CallFact, form: CallForm, in frame: Frame) -> Outcome {
    if form.isGeneratedFactory { return evaluator.generatedCall(fact.call, in: frame) ?? .unknown }
    guard let receiver = fact.call.receiver else { return evaluator.selfReference(in: frame) }
    return evaluator.evaluate(receiver, in: frame)
  }

  private static let storyboardTypes: [TypeIdentity] = [.external("UIStoryboard"), .external("NSStoryboard")]

  private func readReceiver(of fact: CallFact, in frame: Frame, into findings: inout SiteFindings) {
    switch fact.call.receiver {
    case nil, .selfReference?, .superReference?:
      findings.receiverType = frame.selfType
      findings.isReceiverOpen = frame.isSelfOpen
    case let receiver?:
      let outcome = evaluator.evaluate(receiver, in: frame)
      let types = outcome.instanceTypes
      findings.receiverType = types.count == 1 ? types.first : nil
      findings.isReceiverOpen = types.count != 1
    }
  }

  private func readBundle(of fact: CallFact, form: CallForm, in frame: Frame, into findings: inout SiteFindings) {
    guard form.kind == .storyboard, fact.call.arguments.count > 1 else { return }
    findings.bundle = BundleText.foreign(fact.call.arguments[1].value, in: frame)
  }

  private func readResult(of fact: CallFact, form: CallForm, in frame: Frame, into findings: inout SiteFindings) {
    guard form.kind.makesScene || form.kind == .dequeue else { return }
    findings.isForced = fact.result.isForced || fact.result.castKind == .forced
    if let type = fact.result.castType, let name = className(of: type, in: frame) {
      findings.castClass = name
      findings.castKind = fact.result.castKind
    } else if form.isGenericResult, let type = fact.result.expectedType, let name = className(of: type, in: frame) {
      // The generic forms cast by themselves, and trap where the class is another.
      findings.castClass = name
      findings.castKind = .forced
    }
  }

  /// The plain name of a class; nil for a type that is not known here.
  private func className(of type: TypeReference, in frame: Frame) -> String? {
    evaluator.resolve(type, in: frame).map { evaluator.className(of: $0) }
  }

  private func readCreator(of fact: CallFact, form: CallForm, in frame: Frame, into findings: inout SiteFindings) {
    guard form.kind.makesScene else { return }
    let first = form.identifier.map { $0 + 1 } ?? 0
    for argument in fact.call.arguments.dropFirst(first) where argument.value != .null {
      findings.hasCreator = true
      let outcome = evaluator.evaluate(argument.value, in: frame)
      if let type = outcome.instanceTypes.first { findings.creatorClass = evaluator.className(of: type) }
    }
  }
}

extension Evaluator {
  /// The identifiers that values stand for: texts, and the raw values of cases.
  func identifiers(of outcome: Outcome) -> [(text: String, how: Resolution)] {
    var found: [(text: String, how: Resolution)] = []
    for evaluated in outcome.values {
      // An empty text is a value to be set later, never a name.
      for identifier in identifiers(of: evaluated)
      where !identifier.text.isEmpty && !found.contains(where: { $0.text == identifier.text }) {
        found.append(identifier)
      }
    }
    return found
  }

  private func identifiers(of evaluated: Evaluated) -> [(text: String, how: Resolution)] {
    switch evaluated.value {
    case .string(let text): return [(text, evaluated.how)]
    case .enumCase(let type, let name):
      return rawValue(ofCase: name, in: type, depth: 1).strings.map { ($0.text, max($0.how, .enumCase)) }
    case .built(let construction):
      let argument = construction.argument(for: "rawValue")
      return argument.map { Outcome(values: $0.values).strings.map { ($0.text, max($0.how, .constant)) } } ?? []
    case .scene(let symbol): return symbol.identifier.map { [($0, .generated)] } ?? []
    case .metatype, .instance, .collection, .storyboard: return []
    }
  }
}

extension Evaluated {
  fileprivate var isStoryboardOrScene: Bool {
    switch value {
    case .storyboard, .scene: true
    default: false
    }
  }
}
