import CodeFacts
import SwiftSyntax

extension DeclarationReader {
  mutating func readFunction(_ declaration: FunctionDeclSyntax, place: Place) {
    let name = declaration.name.identifierText
    var fact = functionFact(
      .function, name: name, at: declaration.name, modifiers: declaration.modifiers,
      parameters: declaration.signature.parameterClause, place: place)
    fact.genericParameters = GenericClauses.parameters(
      declaration.genericParameterClause, where: declaration.genericWhereClause)
    fact.returnType = Self.returnType(declaration.signature.returnClause)
    let attributes = Attributes(declaration.attributes)
    fact.role = attributes.role(ofMethodWith: fact.parameters)
    if place.owner != nil, place.scope == nil {
      assignSelectors(to: &fact, by: declaration.signature, objectiveCName: attributes.objectiveCName)
    }
    append(
      fact, parameters: declaration.signature.parameterClause, body: declaration.body?.statements,
      of: Syntax(declaration), place: place)
  }

  mutating func readInitializer(_ declaration: InitializerDeclSyntax, place: Place) {
    var fact = functionFact(
      .initializer, name: "init", at: declaration.initKeyword, modifiers: declaration.modifiers,
      parameters: declaration.signature.parameterClause, place: place)
    fact.genericParameters = GenericClauses.parameters(
      declaration.genericParameterClause, where: declaration.genericWhereClause)
    let attributes = Attributes(declaration.attributes)
    assignSelectors(to: &fact, by: declaration.signature, objectiveCName: attributes.objectiveCName)
    if fact.parameters.map(\.label) == ["coder"], let body = declaration.body {
      fact.alwaysFails = FailingInitializer.alwaysFails(body.statements)
    }
    append(
      fact, parameters: declaration.signature.parameterClause, body: declaration.body?.statements,
      of: Syntax(declaration), place: place)
  }

  mutating func readDeinitializer(_ declaration: DeinitializerDeclSyntax, place: Place) {
    var fact = functionFact(
      .deinitializer, name: "deinit", at: declaration.deinitKeyword, modifiers: declaration.modifiers,
      parameters: nil, place: place)
    fact.selector = "dealloc"
    append(fact, body: declaration.body?.statements, of: Syntax(declaration), place: place)
  }

  mutating func readSubscript(_ declaration: SubscriptDeclSyntax, place: Place) {
    var fact = functionFact(
      .subscript, name: "subscript", at: declaration.subscriptKeyword, modifiers: declaration.modifiers,
      parameters: declaration.parameterClause, place: place)
    fact.returnType = Self.returnType(declaration.returnClause)
    for index in fact.parameters.indices where fact.parameters[index].label == fact.parameters[index].name {
      // A subscript has no labels unless two names are written.
      fact.parameters[index].label = nil
    }
    let function = append(fact)
    if let accessors = declaration.accessorBlock {
      readAccessors(accessors, function: function, place: place)
    }
  }

  // MARK: The parts of a function

  func functionFact(
    _ kind: FunctionFact.Kind, name: String, at token: TokenSyntax, modifiers: DeclModifierListSyntax,
    parameters: FunctionParameterClauseSyntax?, place: Place
  ) -> FunctionFact {
    let modifiers = Modifiers(modifiers)
    var fact = FunctionFact(kind: kind, name: name, position: source.position(of: token))
    fact.parameters = parameters.map { $0.parameters.map(parameter) } ?? []
    fact.owner = place.owner
    fact.isStatic = modifiers.isStatic
    fact.isOverride = modifiers.isOverride
    fact.isConditional = place.isConditional
    // A function inside a body is seen by that body alone.
    fact.isPrivate = modifiers.isPrivate || place.scope != nil
    return fact
  }

  private func parameter(_ syntax: FunctionParameterSyntax) -> ParameterFact {
    let hasLabel = syntax.firstName.tokenKind != .wildcard
    let type = TypeReference(syntax.type)
    let value = syntax.defaultValue.map {
      ExpressionReader(source: source, scope: LocalScope()).read($0.value).withImplicitBase(type)
    }
    return ParameterFact(
      label: hasLabel ? syntax.firstName.identifierText : nil,
      name: (syntax.secondName ?? syntax.firstName).identifierText, type: type, defaultValue: value)
  }

  /// Nil for `Void` and where nothing is written.
  static func returnType(_ clause: ReturnClauseSyntax?) -> TypeReference? {
    guard let clause else { return nil }
    let type = TypeReference(clause.type)
    return type == .nameless || type.name == "Void" ? nil : type
  }

  /// Gives a method its Objective-C selectors.
  private func assignSelectors(
    to fact: inout FunctionFact, by signature: FunctionSignatureSyntax, objectiveCName: String?
  ) {
    let parameters = signature.parameterClause.parameters
    let effects = signature.effectSpecifiers
    let selectorSource = FunctionSelectors.Source(
      closures: parameters.map { $0.type.isClosure },
      hasImplicitLabel: parameters.first.map { $0.secondName == nil && $0.firstName.tokenKind != .wildcard } ?? false,
      isAsync: effects?.asyncSpecifier != nil, canThrow: effects?.throwsClause != nil)
    FunctionSelectors.assign(to: &fact, selectorSource, objectiveCName: objectiveCName)
  }

  // MARK: Bodies

  @discardableResult
  mutating func append(_ fact: FunctionFact) -> Int {
    facts.functions.append(fact)
    return facts.functions.count - 1
  }

  private mutating func append(
    _ fact: FunctionFact, parameters: FunctionParameterClauseSyntax? = nil, body: CodeBlockItemListSyntax?,
    of declaration: Syntax, place: Place
  ) {
    let function = append(fact)
    readDefaultValues(of: parameters, function: function, place: place)
    guard let body else { return }
    readBody(body, of: declaration, function: function, isValue: fact.returnType != nil, place: place)
  }

  /// The calls in default values of parameters belong to the function.
  private mutating func readDefaultValues(
    of parameters: FunctionParameterClauseSyntax?, function: Int, place: Place
  ) {
    guard let parameters, interest.matters(parameters) else { return }
    let context = BodyContext(owner: place.owner, function: function, isConditional: place.isConditional)
    var reader = BodyReader(source: source, context: context, interest: interest, scope: LocalScope())
    for parameter in parameters.parameters {
      guard let value = parameter.defaultValue?.value else { continue }
      var use = ResultUse()
      use.expectedType = TypeReference(parameter.type)
      reader.visit(value, use: use)
    }
    merge(reader.facts, place: place)
  }

  /// What a function returns whose body stands in another declaration.
  mutating func returns(of fact: FunctionFact, from declaration: DeclSyntax) -> [ReturnFact] {
    let function = append(fact)
    if let body = declaration.as(FunctionDeclSyntax.self)?.body {
      readBody(body.statements, of: Syntax(declaration), function: function, isValue: true, place: Place())
    } else if let accessors = declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock {
      readAccessors(accessors, function: function, place: Place())
    }
    return facts.functions[function].returns
  }

  /// Reads a body for its calls when it can matter, and for what it returns.
  mutating func readBody(
    _ body: CodeBlockItemListSyntax, of declaration: Syntax, function: Int, isValue: Bool, place: Place
  ) {
    let matters = interest.matters(declaration)
    guard matters || isValue else { return }
    let fact = facts.functions[function]
    let context = BodyContext(
      owner: place.owner, function: function, parameters: fact.parameters, returnType: fact.returnType,
      isConditional: place.isConditional, propertyTypes: place.propertyTypes,
      callback: SegueCallback.callback(of: fact))
    var scope = place.scope ?? LocalScope()
    scope.selfIsType = place.scope?.selfIsType ?? fact.isStatic
    var reader = BodyReader(source: source, context: context, interest: matters ? interest : nil, scope: scope)
    reader.readStatements(body, isValue: isValue)
    if isValue { facts.functions[function].returns += reader.facts.returns }
    merge(reader.facts, place: place)
  }
}

extension TypeSyntax {
  /// Whether a value of the type is a closure, optional or not.
  var isClosure: Bool {
    var type = self
    while let inner = type.wrappedType { type = inner }
    return type.kind == .functionType
  }

  /// The type inside attributes, parentheses and optionals.
  private var wrappedType: TypeSyntax? {
    switch kind {
    case .attributedType:
      return cast(AttributedTypeSyntax.self).baseType
    case .optionalType:
      return cast(OptionalTypeSyntax.self).wrappedType
    case .tupleType:
      let elements = cast(TupleTypeSyntax.self).elements
      return elements.count == 1 ? elements.first?.type : nil
    default:
      return nil
    }
  }
}
