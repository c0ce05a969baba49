import CodeFacts

extension Evaluator {
  /// A name that no local declaration explains.
  func evaluateName(_ name: String, in frame: Frame, depth: Int) -> Outcome {
    if let bound = frame.generics[name] { return Outcome(.metatype(bound), .typeName) }
    let own = ownMember(name, in: frame, depth: depth)
    if !own.isEmpty || own.isOpen { return own }
    for outer in outerTypes(of: frame) {
      let found = evaluate(memberNamed: name, of: outer, selfValues: [], isOpen: false, from: frame, depth: depth)
      if !found.isEmpty { return found }
    }
    let global = evaluateGlobal(name, in: frame, depth: depth)
    if !global.isEmpty { return global }
    let variable = instanceVariable(name, in: frame, depth: depth)
    if !variable.isEmpty { return variable }
    if let selfType = frame.selfType {
      let known = systemProperty(name, ofInstance: selfType, isOpen: frame.isSelfOpen)
      if !known.isEmpty { return known }
    }
    return typeNamed(name, in: frame)
  }

  /// A member of `self`, by the value where it is known.
  private func ownMember(_ name: String, in frame: Frame, depth: Int) -> Outcome {
    guard let selfType = frame.selfType else { return .unknown }
    guard !frame.selfValues.isEmpty else {
      return evaluate(
        memberNamed: name, of: selfType, selfValues: [], isOpen: frame.isSelfOpen, from: frame, depth: depth)
    }
    var found = Outcome.unknown
    for value in frame.selfValues {
      found.formUnion(evaluate(memberNamed: name, of: value, isOpen: frame.isSelfOpen, from: frame, depth: depth))
    }
    return found
  }

  /// A global constant, variable or macro; one of the same file first, then those of the nearest project.
  private func evaluateGlobal(_ name: String, in frame: Frame, depth: Int) -> Outcome {
    let visible = members.globals(named: name).filter { isVisible($0, fromFile: frame.file) }
    for declaration in nearestFirst(withoutForwardDeclarations(visible), fromFile: frame.file) {
      let found = evaluate(
        declaration, selfType: nil, selfValues: [], isOpen: false, depth: depth)
      if !found.isEmpty { return found }
    }
    return .unknown
  }

  private func typeNamed(_ name: String, in frame: Frame) -> Outcome {
    guard let type = resolve(TypeReference(name), in: frame) else {
      return isGenericParameter(name, in: frame) ? openGeneric(name, in: frame) : .unknown
    }
    switch type {
    case .declared: return Outcome(.metatype(type), .typeName)
    case .external(let external):
      guard model.systemClasses.contains(external) || model.externalHomes[external] != nil else { return .unknown }
      return Outcome(.metatype(type), .typeName)
    }
  }

  /// A parameter of the enclosing function.
  func evaluateParameter(_ name: String, in frame: Frame, depth: Int) -> Outcome {
    if let bound = frame.parameters[name] { return bound }
    guard let function = frame.function else { return .unknown }
    guard let parameter = program.fact(of: function).parameters.first(where: { $0.name == name }) else {
      return .unknown
    }
    if frame.isCalled {
      return parameter.defaultValue.map {
        evaluate($0, in: frame, expected: types(of: parameter, in: frame), depth: depth)
      } ?? .unknown
    }
    var outcome = Outcome.unknown
    outcome.isOpen = ParameterOpenness.isOpen(parameter, catalog: model.systemClasses)
    guard let type = parameter.type else { return outcome }
    outcome.formUnion(someValue(of: type, in: frame))
    if outcome.isEmpty, let known = constraint(ofGenericParameter: type.name, in: frame) {
      outcome.insert(Evaluated(type.isMetatype ? .metatype(known) : .instance(known), .dynamic))
    }
    return outcome
  }

  /// The types that an argument for a parameter may be an implicit member of.
  func types(of parameter: ParameterFact, in frame: Frame) -> [TypeIdentity] {
    guard let type = parameter.type else { return [] }
    let resolved = resolve(type, in: frame) ?? constraint(ofGenericParameter: type.name, in: frame)
    return resolved.map { [$0] } ?? []
  }

  /// The types around the innermost one, from the inside out.
  private func outerTypes(of frame: Frame) -> [TypeIdentity] {
    guard let owner = frame.owner else { return [] }
    var types: [TypeIdentity] = []
    let file = program.types[owner].file
    var outer = program.fact(ofType: owner).owner
    if frame.selfType == nil { types.append(model.identity(ofHome: model.homes[owner])) }
    while let next = outer {
      types.append(model.identity(ofHome: model.homes[program.files[file].firstType + next]))
      outer = program.files[file].facts.types[next].owner
    }
    return types
  }

  /// Private globals are seen from their own file only.
  private func isVisible(_ declaration: Declaration, fromFile file: Int) -> Bool {
    guard declaration.file != file else { return true }
    switch declaration {
    case .value(let owner, let index): return !program.files[owner].facts.values[index].isPrivate
    case .function(let function): return !program.fact(of: function).isPrivate
    }
  }

  /// Declarations of one name: those of the same file, then those of the nearest project.
  func nearestFirst(_ declarations: [Declaration], fromFile file: Int) -> [Declaration] {
    guard declarations.count > 1 else { return declarations }
    let own = declarations.filter { $0.file == file }
    guard own.isEmpty else { return own }
    return model.lookup.proximity.narrow(declarations, from: program.files[file].id) { program.files[$0.file].id }
      .inScope
  }
}
