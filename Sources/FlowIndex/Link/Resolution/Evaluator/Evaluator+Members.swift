import CodeFacts

extension Evaluator {
  /// `base.name`, or `.name` where the base is left to the expected type.
  func evaluateMember(
    _ name: String, of base: Expression?, in frame: Frame, expected: [TypeIdentity], depth: Int
  ) -> Outcome {
    guard let base else { return implicitMember(name, of: expected, in: frame, depth: depth) }
    if let symbol = generatedSymbol(name, of: base, in: frame) { return symbol }
    if let type = typeNamed(.member(base: base, name: name), in: frame) {
      return Outcome(.metatype(type), .typeName)
    }
    let outcome = evaluate(base, in: frame, expected: expected, depth: depth)
    if outcome.isEmpty, !outcome.isOpen, name == "className", let type = base.unknownTypeName {
      return Outcome(.string(type), .typeName)
    }
    var result = Outcome(values: [], isOpen: outcome.isOpen)
    for value in outcome.values {
      result.formUnion(evaluate(memberNamed: name, of: value, isOpen: outcome.isOpen, from: frame, depth: depth))
    }
    return result
  }

  private func implicitMember(_ name: String, of expected: [TypeIdentity], in frame: Frame, depth: Int) -> Outcome {
    var result = Outcome.unknown
    for type in expected {
      result.formUnion(
        evaluate(memberNamed: name, of: type, selfValues: [], isOpen: false, from: frame, depth: depth))
    }
    return result
  }

  /// The member of one value.
  func evaluate(
    memberNamed name: String, of value: Evaluated, isOpen: Bool, from frame: Frame, depth: Int
  ) -> Outcome {
    switch value.value {
    case .string(let text):
      return StringFunctions.property(name, of: text).map { Outcome(.string($0), value.how) } ?? .unknown
    case .metatype(let type):
      if name == "self" || name == "Type" { return Outcome(value.value, value.how) }
      let found = evaluate(memberNamed: name, of: type, selfValues: [], isOpen: isOpen, from: frame, depth: depth)
      // A variable of type `Cell.Type` may hold any subclass, whose name is another.
      if !found.isEmpty { return value.how == .dynamic ? found.found(atLeast: .dynamic) : found }
      return name == "allCases" ? allCases(of: type) : systemProperty(name, ofMetatype: type, how: value.how)
    case .enumCase(let type, let caseName):
      let found = evaluate(
        memberNamed: name, of: .declared(type), selfValues: [value], isOpen: isOpen, from: frame, depth: depth)
      if !found.isEmpty { return found }
      return name == "rawValue" ? rawValue(ofCase: caseName, in: type, depth: depth) : .unknown
    case .built(let construction):
      if let argument = construction.argument(for: name) {
        return Outcome(values: argument.values).found(atLeast: .constant)
      }
      return evaluate(
        memberNamed: name, of: construction.type, selfValues: [value], isOpen: isOpen, from: frame, depth: depth)
    case .instance(let type):
      let found = evaluate(memberNamed: name, of: type, selfValues: [], isOpen: isOpen, from: frame, depth: depth)
      if !found.isEmpty { return found }
      return systemProperty(name, ofInstance: type, isOpen: isOpen)
    case .collection(let type):
      return name == "first" || name == "last" ? Outcome(.instance(type), value.how) : .unknown
    case .scene(let symbol):
      return symbolProperty(name, of: symbol)
    case .storyboard:
      return evaluate(
        memberNamed: name, of: .external("UIStoryboard"), selfValues: [value], isOpen: isOpen, from: frame, depth: depth
      )
    }
  }

  /// The member of a type: the first declaration along its lineage that says anything.
  func evaluate(
    memberNamed name: String, of type: TypeIdentity, selfValues: [Evaluated], isOpen: Bool, from frame: Frame,
    depth: Int
  ) -> Outcome {
    var unknown = Outcome.unknown
    for home in model.lineage(of: type) {
      for declaration in nearestFirst(members.members(named: name, of: home), fromFile: frame.file) {
        let found = evaluate(declaration, selfType: type, selfValues: selfValues, isOpen: isOpen, depth: depth)
        if found.values.contains(where: \.isDefinite) { return found }
        unknown.formUnion(found)
      }
    }
    return unknown
  }

  /// What a declaration stands for.
  func evaluate(
    _ declaration: Declaration, selfType: TypeIdentity?, selfValues: [Evaluated], isOpen: Bool, depth: Int
  ) -> Outcome {
    guard depth < Self.maximumDepth else { return .unknown }
    switch declaration {
    case .function(let function):
      guard isReadByName(function) else { return .unknown }
      var frame = self.frame(of: function, selfType: selfType)
      frame.selfValues = selfValues
      frame.isSelfOpen = isOpen
      return returns(of: function, in: frame, depth: depth + 1)
    case .value(let file, let index):
      let value = program.files[file].facts.values[index]
      let owner = program.type(value.owner, inFile: file)
      if value.kind == .enumCase, let owner {
        return Outcome(.enumCase(type: model.homes[owner], name: value.name), .enumCase)
      }
      return evaluate(value, file: file, owner: owner, selfType: selfType, isOpen: isOpen, depth: depth + 1)
    }
  }

  private func evaluate(
    _ value: ValueFact, file: Int, owner: Int?, selfType: TypeIdentity?, isOpen: Bool, depth: Int
  ) -> Outcome {
    var frame = Frame(file: file)
    frame.owner = owner
    frame.selfType = selfType
    frame.isSelfOpen = isOpen
    let declared = value.type.flatMap { resolve($0, in: frame) }
    let initial = value.value.map {
      evaluate($0, in: frame, expected: declared.map { [$0] } ?? [], depth: depth).found(atLeast: .constant)
    }
    if let initial, !initial.isEmpty { return initial }
    guard let type = value.type else { return Outcome(values: [], isOpen: isOpen && value.value == nil) }
    return someValue(of: type, in: frame)
  }

  /// What a computed property or a function returns; without a readable value, some instance of its return type.
  func returns(of function: FunctionID, in frame: Frame, depth: Int) -> Outcome {
    let fact = program.fact(of: function)
    let declared = fact.returnType.flatMap { resolve($0, in: frame) }
    let cases = frame.selfValues.compactMap { value -> String? in
      if case .enumCase(_, let name) = value.value { name } else { nil }
    }
    var result = Outcome.unknown
    for returned in unreadCode.returns(of: fact, inFile: program.files[function.file].id)
    where returned.cases.isEmpty || cases.isEmpty || returned.cases.contains(where: cases.contains) {
      result.formUnion(
        evaluate(returned.value, in: frame, expected: declared.map { [$0] } ?? [], depth: depth))
    }
    result = result.found(atLeast: .constant)
    guard result.isEmpty, let type = fact.returnType else { return result }
    return someValue(of: type, in: frame, isOpen: result.isOpen)
  }

  /// The raw value of an enum's case: as written, else its own name where the raw type is a string.
  func rawValue(ofCase name: String, in type: Int, depth: Int) -> Outcome {
    for declaration in members.members(named: name, of: type) {
      guard case .value(let file, let index) = declaration else { continue }
      let value = program.files[file].facts.values[index]
      guard value.kind == .enumCase else { continue }
      if let written = value.value {
        return evaluate(written, in: Frame(file: file), depth: depth).found(atLeast: .enumCase)
      }
      let raw = program.fact(ofType: type).inherited.first?.name ?? ""
      return Self.stringTypes.contains(raw) ? Outcome(.string(name), .enumCase) : .unknown
    }
    return .unknown
  }

  static let stringTypes: Set<String> = [
    "String", "Swift.String", "NSString", "NSStoryboard.Name", "NSStoryboard.SceneIdentifier",
    "NSStoryboardSegue.Identifier", "NSUserInterfaceItemIdentifier",
  ]

  /// A dotted path of names that leads to a declared type.
  private func typeNamed(_ expression: Expression, in frame: Frame) -> TypeIdentity? {
    guard let path = expression.dottedPath, path.utf8.first.map(Self.isUpperCase) ?? false else { return nil }
    guard case .declared(let type) = resolve(TypeReference(path), in: frame) else { return nil }
    // The last component must be the type's own name: a module is dropped, a member is not.
    let name = program.fact(ofType: type).name
    return path == name || path.hasSuffix(".\(TypeLookup.lastComponent(name))") ? .declared(type) : nil
  }

  static func isUpperCase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}

extension Evaluated {
  /// Whether the value says more than its type.
  var isDefinite: Bool {
    if case .instance = value { how != .dynamic } else { true }
  }
}

extension Construction {
  /// The argument that a stored property of this name most likely holds.
  func argument(for property: String) -> ConstructionArgument? {
    if let labelled = arguments.first(where: { $0.label == property }) { return labelled }
    let isWrapped = property == "rawValue" || property == "value" || property == "identifier" || property == "id"
    return isWrapped && arguments.count == 1 && arguments[0].label == nil ? arguments[0] : nil
  }
}

extension Expression {
  /// The name of a class that no source declares, without outer types.
  fileprivate var unknownTypeName: String? {
    guard let path = dottedPath, path.utf8.first.map(Evaluator.isUpperCase) ?? false else { return nil }
    let last = TypeLookup.lastComponent(path)
    return last.utf8.first.map(Evaluator.isUpperCase) ?? false ? last : nil
  }

  /// `A.B.c` as text; nil where anything but names stands in it.
  var dottedPath: String? {
    switch self {
    case .name(let name): name
    case .member(let base?, let name): base.dottedPath.map { "\($0).\(name)" }
    default: nil
    }
  }
}
