import CodeFacts
import SwiftSyntax

/// What classes, structures, enums and actors have in common.
protocol NominalDeclaration: DeclGroupSyntax, NamedDeclSyntax {
  var genericParameterClause: GenericParameterClauseSyntax? { get }
}

extension ClassDeclSyntax: NominalDeclaration {}
extension StructDeclSyntax: NominalDeclaration {}
extension EnumDeclSyntax: NominalDeclaration {}
extension ActorDeclSyntax: NominalDeclaration {}

extension DeclarationReader {
  mutating func readType(_ declaration: some NominalDeclaration, kind: TypeFact.Kind, place: Place) {
    var fact = typeFact(kind, name: declaration.name, of: declaration, place: place)
    fact.genericParameters = GenericClauses.parameters(
      declaration.genericParameterClause, where: declaration.genericWhereClause)
    readBody(of: fact, declaration.memberBlock, place: place)
  }

  mutating func readProtocol(_ declaration: ProtocolDeclSyntax, place: Place) {
    var fact = typeFact(.protocol, name: declaration.name, of: declaration, place: place)
    fact.requirements = GenericClauses.requirements(declaration.genericWhereClause)
    readBody(of: fact, declaration.memberBlock, place: place)
  }

  mutating func readExtension(_ declaration: ExtensionDeclSyntax, place: Place) {
    let name = TypeReference(declaration.extendedType).name
    var fact = TypeFact(
      kind: .extension, name: name, position: source.position(of: declaration.extendedType))
    fact.inherited = Self.inherited(by: declaration)
    fact.requirements = GenericClauses.requirements(declaration.genericWhereClause)
    fact.isConditional = place.isConditional
    readBody(of: fact, declaration.memberBlock, place: place)
  }

  private func typeFact(
    _ kind: TypeFact.Kind, name: TokenSyntax, of declaration: some DeclGroupSyntax, place: Place
  ) -> TypeFact {
    let outer = place.owner.map { facts.types[$0].name + "." } ?? ""
    var fact = TypeFact(
      kind: kind, name: outer + name.identifierText, position: source.position(of: name))
    fact.objectiveCName = Attributes(declaration.attributes).objectiveCName
    fact.inherited = Self.inherited(by: declaration)
    fact.owner = place.owner
    fact.isConditional = place.isConditional
    return fact
  }

  private static func inherited(by declaration: some DeclGroupSyntax) -> [TypeReference] {
    (declaration.inheritanceClause?.inheritedTypes ?? []).flatMap { TypeReference.parts(of: $0.type) }
  }

  private mutating func readBody(of fact: TypeFact, _ members: MemberBlockSyntax, place: Place) {
    facts.types.append(fact)
    var inner = place
    inner.owner = facts.types.count - 1
    // A type sees no names of the body that it stands in.
    inner.scope = nil
    inner.propertyTypes = Self.propertyTypes(of: members)
    readMembers(members.members, place: inner)
  }

  /// The annotations of the properties that a type stores, by their name.
  private static func propertyTypes(of members: MemberBlockSyntax) -> [String: TypeReference] {
    var types: [String: TypeReference] = [:]
    for member in members.members {
      guard let variables = member.decl.as(VariableDeclSyntax.self) else { continue }
      types.merge(propertyTypes(of: variables)) { _, new in new }
    }
    return types
  }

  /// The annotations of the properties that one declaration declares, by their name.
  static func propertyTypes(of variables: VariableDeclSyntax) -> [String: TypeReference] {
    var types: [String: TypeReference] = [:]
    for binding in variables.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation
      else { continue }
      types[name.identifier.identifierText] = TypeReference(type.type)
    }
    return types
  }

  mutating func readAlias(_ declaration: TypeAliasDeclSyntax, place: Place) {
    appendAlias(declaration.name, target: declaration.initializer.value, place: place)
  }

  mutating func readAssociatedType(_ declaration: AssociatedTypeDeclSyntax, place: Place) {
    guard let standard = declaration.initializer?.value else { return }
    appendAlias(declaration.name, target: standard, place: place)
  }

  private mutating func appendAlias(_ name: TokenSyntax, target: TypeSyntax, place: Place) {
    let fact = AliasFact(
      name: name.identifierText, target: TypeReference(target), owner: place.owner,
      position: source.position(of: name))
    facts.aliases.append(fact)
  }
}
