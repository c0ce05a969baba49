import CodeFacts

/// A function that a call may mean, and what `self` is in it then.
struct CallTarget: Sendable {
  let function: FunctionID
  let selfType: TypeIdentity?
  let selfValues: [Evaluated]
  let isSelfOpen: Bool
}

extension Evaluator {
  /// The functions that a call may mean, the nearest first: members of what it is sent to, of the types around it, then
  /// free functions.
  func targets(
    of call: CallExpression, receivers: Outcome?, in frame: Frame, includingGetters: Bool = false
  ) -> [CallTarget] {
    if let receivers {
      return receivers.values.flatMap { value -> [CallTarget] in
        guard let type = Self.type(of: value.value) else { return [] }
        return functions(named: call.name, of: type, from: frame, includingGetters: includingGetters).map {
          CallTarget(
            function: $0, selfType: type, selfValues: value.isInstanceValue ? [value] : [], isSelfOpen: receivers.isOpen
          )
        }
      }
    }
    var found: [CallTarget] = []
    if let selfType = frame.selfType {
      found += functions(named: call.name, of: selfType, from: frame, includingGetters: includingGetters).map {
        CallTarget(function: $0, selfType: selfType, selfValues: frame.selfValues, isSelfOpen: frame.isSelfOpen)
      }
    }
    found += nearestFirst(members.globals(named: call.name), fromFile: frame.file).compactMap { declaration in
      guard case .function(let function) = declaration else { return nil }
      return CallTarget(function: function, selfType: nil, selfValues: [], isSelfOpen: false)
    }
    return found
  }

  /// The type whose members a value answers to.
  static func type(of value: Value) -> TypeIdentity? {
    switch value {
    case .instance(let type), .metatype(let type): type
    case .enumCase(let type, _): .declared(type)
    case .built(let construction): construction.type
    case .storyboard: .external("UIStoryboard")
    case .string: .external("String")
    case .scene, .collection: nil
    }
  }

  private func functions(
    named name: String, of type: TypeIdentity, from frame: Frame, includingGetters: Bool
  ) -> [FunctionID] {
    model.lineage(of: type).flatMap { home in
      nearestFirst(members.members(named: name, of: home), fromFile: frame.file).compactMap { declaration in
        guard case .function(let function) = declaration else { return nil }
        return includingGetters || program.fact(of: function).kind != .getter ? function : nil
      }
    }
  }

  /// The natural frame of a function: nothing is known of its callers.
  func frame(of function: FunctionID, selfType: TypeIdentity? = nil) -> Frame {
    var frame = Frame(file: function.file)
    frame.function = function
    frame.owner = program.owner(of: function)
    frame.selfType = selfType ?? frame.owner.map { model.identity(ofHome: model.homes[$0]) }
    return frame
  }

  /// The frame of a function as a call sees it; nil where the arguments do not fit its parameters.
  func bind(
    _ call: CallExpression, to function: FunctionID, selfType: TypeIdentity?, selfValues: [Evaluated],
    isSelfOpen: Bool, in caller: Frame, depth: Int
  ) -> Frame? {
    let fact = program.fact(of: function)
    guard
      let pairs = ArgumentMatch.match(call.arguments, to: fact.parameters, isPositional: isPositional(call, function))
    else {
      return nil
    }
    var frame = self.frame(of: function, selfType: selfType)
    frame.selfValues = selfValues
    frame.isSelfOpen = isSelfOpen
    frame.isCalled = true
    bindGenerics(of: fact, explicit: call.genericArguments, into: &frame, caller: caller)
    for (argument, parameter) in pairs {
      let expected = types(of: parameter, in: frame)
      let outcome = evaluate(argument.value, in: caller, expected: expected, depth: depth + 1)
      guard ArgumentType.fits(argument.value, outcome, types: expected, program: program) else { return nil }
      frame.parameters[parameter.name] = outcome
      bindGeneric(from: parameter, to: outcome, of: fact, into: &frame)
    }
    return frame
  }

  /// Objective-C has no labels: the selector says it all.
  private func isPositional(_ call: CallExpression, _ function: FunctionID) -> Bool {
    program.files[function.file].facts.language == .objectiveC || call.name.utf8.contains(UInt8(ascii: ":"))
  }

  private func bindGenerics(
    of fact: FunctionFact, explicit: [TypeReference], into frame: inout Frame, caller: Frame
  ) {
    for (parameter, argument) in zip(fact.genericParameters, explicit) {
      frame.generics[parameter.name] = resolve(argument, in: caller)
      if frame.generics[parameter.name] == nil, isGenericParameter(argument.name, in: caller) {
        frame.openGenerics.insert(parameter.name)
      }
    }
  }

  /// `T` is told by an argument `Foo.self` for `T.Type`, or by an instance for `T`.
  private func bindGeneric(
    from parameter: ParameterFact, to outcome: Outcome, of fact: FunctionFact, into frame: inout Frame
  ) {
    guard let name = parameter.type?.name, frame.generics[name] == nil,
      fact.genericParameters.contains(where: { $0.name == name })
    else { return }
    let definite = Outcome(values: outcome.values.filter { !outcome.isOpen || $0.how != .dynamic })
    frame.generics[name] = parameter.type?.isMetatype == true ? definite.metatypes.first : definite.instanceTypes.first
    if frame.generics[name] == nil, outcome.isOpen { frame.openGenerics.insert(name) }
  }
}

extension Evaluated {
  /// Whether the value is an instance, so that it can be `self`.
  var isInstanceValue: Bool {
    switch value {
    case .enumCase, .built, .string, .storyboard: true
    case .instance, .collection, .metatype, .scene: false
    }
  }
}

extension Evaluator {
  /// The natural frame of code in a function, or in the initial value of a property of a type.
  func frame(ofCodeIn function: FunctionID?, owner: Int?, file: Int) -> Frame {
    if let function {
      var frame = self.frame(of: function)
      frame.isSelfOpen = isSelfOpen(in: function, owner: frame.owner)
      return frame
    }
    var frame = Frame(file: file)
    frame.owner = program.type(owner, inFile: file)
    frame.selfType = frame.owner.map { model.identity(ofHome: model.homes[$0]) }
    return frame
  }

  /// Whether callers decide what `Self` is: in protocols, in extensions of types that no source declares, and in static
  /// members of classes that have subclasses.
  private func isSelfOpen(in function: FunctionID, owner: Int?) -> Bool {
    guard let owner else { return false }
    let home = model.homes[owner]
    guard case .declared(let declaration) = model.identity(ofHome: home) else { return true }
    if program.fact(ofType: declaration).kind == .protocol { return true }
    return program.fact(of: function).isStatic && !model.heirs(of: .declared(declaration)).isEmpty
  }
}
