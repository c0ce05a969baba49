import CodeFacts
import SwiftSyntax

extension DeclarationReader {
  mutating func readVariables(_ declaration: VariableDeclSyntax, place: Place) {
    // In `let a, b: Int` the annotation stands behind the last name.
    var type: TypeReference?
    for binding in declaration.bindings.reversed() {
      type = binding.typeAnnotation.map { TypeReference($0.type) } ?? (binding.initializer == nil ? type : nil)
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      if let accessors = binding.accessorBlock, accessors.isComputed {
        readComputed(pattern.identifier, type: type, accessors: accessors, of: declaration, place: place)
      } else {
        readStored(pattern.identifier, type: type, binding: binding, of: declaration, place: place)
      }
    }
  }

  private mutating func readComputed(
    _ name: TokenSyntax, type: TypeReference?, accessors: AccessorBlockSyntax, of declaration: VariableDeclSyntax,
    place: Place
  ) {
    var fact = functionFact(
      .getter, name: name.identifierText, at: name, modifiers: declaration.modifiers, parameters: nil, place: place)
    fact.returnType = type
    let attributes = Attributes(declaration.attributes)
    fact.role = attributes.role(ofPropertyOfType: type)
    if place.owner != nil {
      fact.selector = accessors.getterName ?? attributes.objectiveCName ?? fact.name
    }
    let function = append(fact)
    readAccessors(accessors, function: function, place: place)
  }

  /// The getter gives the value; calls in setters count for the property too.
  mutating func readAccessors(_ accessors: AccessorBlockSyntax, function: Int, place: Place) {
    switch accessors.accessors {
    case .getter(let statements):
      readBody(statements, of: Syntax(accessors), function: function, isValue: true, place: place)
    case .accessors(let list):
      for accessor in list {
        guard let body = accessor.body else { continue }
        let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
        readBody(body.statements, of: Syntax(accessor), function: function, isValue: isGetter, place: place)
      }
    default:
      break
    }
  }

  private mutating func readStored(
    _ name: TokenSyntax, type: TypeReference?, binding: PatternBindingSyntax, of declaration: VariableDeclSyntax,
    place: Place
  ) {
    let modifiers = Modifiers(declaration.modifiers)
    let attributes = Attributes(declaration.attributes)
    var fact = ValueFact(
      kind: place.owner == nil ? .global : .property, name: name.identifierText, position: source.position(of: name))
    fact.type = type
    fact.owner = place.owner
    fact.isStatic = modifiers.isStatic
    fact.isConstant = declaration.bindingSpecifier.tokenKind == .keyword(.let)
    fact.isConditional = place.isConditional
    fact.isPrivate = modifiers.isPrivate
    fact.role = attributes.role(ofPropertyOfType: type)
    if place.owner != nil { fact.objectiveCName = attributes.objectiveCName ?? fact.name }
    if let value = binding.initializer?.value {
      fact.value = readInitialValue(value, type: type, isStatic: modifiers.isStatic, place: place)
    }
    facts.values.append(fact)
    if let observers = binding.accessorBlock { readObservers(observers, place: place) }
  }

  /// The initial value, with the calls in it.
  private mutating func readInitialValue(
    _ value: ExprSyntax, type: TypeReference?, isStatic: Bool, place: Place
  ) -> Expression {
    let scope = LocalScope(selfIsType: isStatic)
    if interest.matters(value) {
      var reader = BodyReader(source: source, context: context(at: place), interest: interest, scope: scope)
      var use = ResultUse()
      use.expectedType = type
      reader.visit(value, use: use)
      merge(reader.facts, place: place)
    }
    let expression = ExpressionReader(source: source, scope: scope).read(value)
    return type.map(expression.withImplicitBase) ?? expression
  }

  /// `willSet` and `didSet`: their calls belong to the type and to no function.
  private mutating func readObservers(_ accessors: AccessorBlockSyntax, place: Place) {
    guard case .accessors(let list) = accessors.accessors, interest.matters(accessors) else { return }
    for accessor in list {
      guard let body = accessor.body else { continue }
      var reader = BodyReader(
        source: source, context: context(at: place), interest: interest, scope: LocalScope())
      reader.readBlock(body)
      merge(reader.facts, place: place)
    }
  }

  private func context(at place: Place) -> BodyContext {
    BodyContext(owner: place.owner, isConditional: place.isConditional, propertyTypes: place.propertyTypes)
  }

  mutating func readCases(_ declaration: EnumCaseDeclSyntax, place: Place) {
    for element in declaration.elements {
      var fact = ValueFact(
        kind: .enumCase, name: element.name.identifierText, position: source.position(of: element.name))
      fact.value = element.rawValue.map { ExpressionReader(source: source, scope: LocalScope()).read($0.value) }
      fact.owner = place.owner
      fact.isStatic = true
      fact.isConstant = true
      fact.isConditional = place.isConditional
      facts.values.append(fact)
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether the accessors compute the value; observers only watch it.
  var isComputed: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return !list.contains {
      $0.accessorSpecifier.tokenKind == .keyword(.willSet) || $0.accessorSpecifier.tokenKind == .keyword(.didSet)
    }
  }

  /// The name in `@objc(isReady) get`.
  var getterName: String? {
    guard case .accessors(let list) = accessors else { return nil }
    let getter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    return getter.flatMap { Attributes($0.attributes).objectiveCName }
  }
}
