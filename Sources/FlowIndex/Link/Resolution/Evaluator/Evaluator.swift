import CodeFacts

/// Finds what an expression may stand for, as its author and the compiler would.
///
/// Names are looked up where they apply: in the function, the type with its extensions, superclasses and protocols, the
/// file, then the globals of the project. A lower-case name is never matched to a member of an unrelated type.
struct Evaluator: Sendable {
  let program: Program
  let model: ClassModel
  let members: MemberIndex
  let symbols: GeneratedSymbols
  /// Reads the values and bodies that the facts leave unread.
  let unreadCode: UnreadCodeReader

  /// Deeper chains of definitions than this are taken to be circular.
  static let maximumDepth = 14

  /// - Parameters:
  ///   - expression: what is asked.
  ///   - frame: where it stands.
  ///   - expected: the types that an implicit member such as `.main` may belong to.
  func evaluate(
    _ expression: Expression, in frame: Frame, expected: [TypeIdentity] = [], depth: Int = 0
  ) -> Outcome {
    guard depth < Self.maximumDepth else { return .unknown }
    switch expression {
    case .string(let text): return Outcome(.string(text), .literal)
    case .concatenation(let parts): return concatenate(parts, in: frame, depth: depth + 1)
    case .integer, .boolean, .null, .selector, .opaque: return .unknown
    case .unread(let value):
      let read = unreadCode.value(of: value, inFile: program.files[frame.file].id)
      return evaluate(read, in: frame, expected: expected, depth: depth)
    case .name(let name): return evaluateName(name, in: frame, depth: depth + 1)
    case .parameter(let name): return evaluateParameter(name, in: frame, depth: depth + 1)
    case .selfReference: return selfReference(in: frame)
    case .selfType: return selfMetatype(in: frame)
    case .superReference: return superReference(in: frame)
    case .member(let base, let name):
      return evaluateMember(name, of: base, in: frame, expected: expected, depth: depth + 1)
    case .call(let call): return evaluateCall(call, in: frame, expected: expected, depth: depth + 1)
    case .metatype(let reference): return metatype(reference, in: frame)
    case .typeOf(let inner): return metatypes(of: evaluate(inner, in: frame, depth: depth + 1))
    case .cast(let inner, let kind, let type):
      return cast(evaluate(inner, in: frame, expected: expected, depth: depth + 1), kind, to: type, in: frame)
    case .forced(let inner):
      return evaluate(inner, in: frame, expected: expected, depth: depth + 1)
    case .element(let inner):
      return elements(of: evaluate(inner, in: frame, expected: expected, depth: depth + 1))
    case .array(let parts), .either(let parts), .closure(let parts):
      var outcome = Outcome.unknown
      for part in parts { outcome.formUnion(evaluate(part, in: frame, expected: expected, depth: depth + 1)) }
      return outcome
    }
  }

  /// Any element of a collection. The elements of an array that is written out are its values already.
  func elements(of outcome: Outcome) -> Outcome {
    Outcome(values: outcome.values.map(\.element), isOpen: outcome.isOpen)
  }

  // MARK: - Self

  func selfReference(in frame: Frame) -> Outcome {
    if !frame.selfValues.isEmpty { return Outcome(values: frame.selfValues, isOpen: frame.isSelfOpen) }
    guard let type = frame.selfType else { return .unknown }
    return Outcome(.instance(type), .constant, isOpen: frame.isSelfOpen)
  }

  private func selfMetatype(in frame: Frame) -> Outcome {
    guard let type = frame.selfType else { return .unknown }
    return Outcome(.metatype(type), selfResolution(type, in: frame), isOpen: frame.isSelfOpen)
  }

  /// A `Self` that callers decide, or that is a protocol, is no class whose name could be meant. Nor is a class of the
  /// system, which stands for the app's subclasses; one of a library is named for itself.
  private func selfResolution(_ type: TypeIdentity, in frame: Frame) -> Resolution {
    if frame.isSelfOpen { return .dynamic }
    switch type {
    case .external(let name): return model.systemClasses.contains(name) ? .dynamic : .typeName
    case .declared(let home): return program.fact(ofType: home).kind == .protocol ? .dynamic : .typeName
    }
  }

  private func superReference(in frame: Frame) -> Outcome {
    guard let owner = frame.owner, let parent = model.superclasses[model.homes[owner]] else { return .unknown }
    return Outcome(.instance(parent), .constant)
  }

  // MARK: - Types

  /// Some value of a declared type.
  func someValue(of reference: TypeReference, in frame: Frame, isOpen: Bool = false) -> Outcome {
    if let element = reference.element, let type = resolve(element, in: frame) {
      return Outcome(.collection(of: type), .dynamic, isOpen: isOpen)
    }
    guard let type = resolve(reference, in: frame) else { return Outcome(values: [], isOpen: isOpen) }
    return Outcome(reference.isMetatype ? .metatype(type) : .instance(type), .dynamic, isOpen: isOpen)
  }

  /// The type that a reference means in a frame, with `Self` and generic parameters put in.
  func resolve(_ reference: TypeReference, in frame: Frame) -> TypeIdentity? {
    guard !reference.name.isEmpty else { return nil }
    if let bound = frame.generics[reference.name] { return bound }
    if reference.name == "Self" { return frame.selfType }
    if let nested = nestedInSelf(reference.name, in: frame) { return nested }
    if isGenericParameter(reference.name, in: frame) { return nil }
    let scope = frame.owner.map { program.fact(ofType: model.homes[$0]).name }
    return model.resolve(reference.name, inFile: frame.file, scope: scope)
  }

  /// Whether a name is a generic parameter that no caller has bound yet.
  func isGenericParameter(_ name: String, in frame: Frame) -> Bool {
    if let function = frame.function, program.fact(of: function).genericParameters.contains(where: { $0.name == name })
    {
      return true
    }
    return frame.owner.map { program.fact(ofType: model.homes[$0]).genericParameters.contains { $0.name == name } }
      ?? false
  }

  /// What the constraints of a generic parameter say of it.
  func constraint(ofGenericParameter name: String, in frame: Frame) -> TypeIdentity? {
    guard let function = frame.function else { return nil }
    let parameter = program.fact(of: function).genericParameters.first { $0.name == name }
    guard let constraint = parameter?.constraints.first(where: { $0.name != name }) else { return nil }
    return resolve(constraint, in: frame)
  }

  /// Types that a protocol leaves to those who conform, such as `SegueIdentifier`, are nested in the concrete type.
  private func nestedInSelf(_ name: String, in frame: Frame) -> TypeIdentity? {
    guard let selfType = frame.selfType, frame.owner != nil else { return nil }
    let plain = name.hasPrefix("Self.") ? String(name.dropFirst("Self.".count)) : name
    for home in model.lineage(of: selfType) {
      let scope = program.fact(ofType: home).name
      if let found = model.lookup.nested(plain, in: scope, fromFile: frame.file) { return model.homeIdentity(found) }
    }
    return nil
  }

  private func metatype(_ reference: TypeReference, in frame: Frame) -> Outcome {
    if let type = resolve(reference, in: frame) {
      if reference.name == "Self" { return selfMetatype(in: frame) }
      return Outcome(.metatype(type), .typeName)
    }
    guard isGenericParameter(reference.name, in: frame) else { return .unknown }
    return openGeneric(reference.name, in: frame)
  }

  /// A generic parameter that is not bound: what its constraint says, and whether callers decide it.
  func openGeneric(_ name: String, in frame: Frame) -> Outcome {
    let isOpen = !frame.isCalled || frame.openGenerics.contains(name)
    guard let constraint = constraint(ofGenericParameter: name, in: frame) else {
      return Outcome(values: [], isOpen: isOpen)
    }
    return Outcome(.metatype(constraint), .dynamic, isOpen: isOpen)
  }

  /// The classes of instances; an instance whose class has subclasses may be of any of them.
  private func metatypes(of outcome: Outcome) -> Outcome {
    var result = Outcome(values: [], isOpen: outcome.isOpen)
    for type in outcome.instanceTypes { result.insert(Evaluated(.metatype(type), .typeName)) }
    for evaluated in outcome.values {
      if case .metatype = evaluated.value { result.insert(evaluated) }
    }
    return result
  }

  private func cast(_ outcome: Outcome, _ kind: CastKind, to type: TypeReference, in frame: Frame) -> Outcome {
    let hasOnlyInstances = outcome.values.allSatisfy { if case .instance = $0.value { true } else { false } }
    guard hasOnlyInstances, kind != .test, let target = resolve(type, in: frame) else { return outcome }
    return Outcome(.instance(target), .constant, isOpen: outcome.isOpen)
  }
}

extension ClassModel {
  /// A declared type by the declaration that its members belong to.
  func homeIdentity(_ type: TypeIdentity) -> TypeIdentity {
    if case .declared(let declaration) = type { .declared(homes[declaration]) } else { type }
  }
}

extension Evaluated {
  /// What an element is, where the value is a collection.
  var element: Evaluated {
    if case .collection(let type) = value { Evaluated(.instance(type), how) } else { self }
  }
}

extension TypeReference {
  /// The type of the elements of an array or a set, and of the values of a dictionary.
  var element: TypeReference? {
    switch name {
    case "Array", "Set", "ContiguousArray", "ArraySlice", "NSArray": arguments.first
    case "Dictionary": arguments.count == 2 ? arguments[1] : nil
    default: nil
    }
  }
}
