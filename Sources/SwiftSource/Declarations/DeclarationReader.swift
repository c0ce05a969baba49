import CodeFacts
import SwiftSyntax

/// Walks the declarations of a file and gathers its facts.
struct DeclarationReader {
  /// Where a declaration stands.
  struct Place {
    /// The type around it, as an index into the types of the file.
    var owner: Int?
    var isConditional = false
    /// The annotations of the stored properties of the type around it.
    var propertyTypes: [String: TypeReference] = [:]
    /// The names that a declaration inside a body sees; nil outside of bodies.
    var scope: LocalScope?
  }

  let source: SourceText
  let interest: CallInterest
  var facts = SourceFacts(language: .swift)

  init(source: SourceText, interest: CallInterest) {
    self.source = source
    self.interest = interest
  }

  /// Reads a whole file; statements outside of functions belong to no function.
  mutating func read(_ file: SourceFileSyntax) {
    readTopLevel(file.statements, place: Place())
  }

  private mutating func readTopLevel(_ statements: CodeBlockItemListSyntax, place: Place) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration):
        read(declaration, place: place)
      default:
        readLooseCode(statement.item, of: Syntax(statement), place: place)
      }
    }
  }

  /// Code that stands in no function, such as statements of a script and the body of `#Preview`.
  private mutating func readLooseCode(_ item: CodeBlockItemSyntax.Item, of node: Syntax, place: Place) {
    guard interest.matters(node) else { return }
    let context = BodyContext(owner: place.owner, isConditional: place.isConditional)
    var body = BodyReader(source: source, context: context, interest: interest, scope: LocalScope())
    body.read(item, isValue: false)
    merge(body.facts, place: place)
  }

  /// Reads one declaration of any kind.
  mutating func read(_ declaration: DeclSyntax, place: Place) {
    switch declaration.kind {
    case .classDecl: readType(declaration.cast(ClassDeclSyntax.self), kind: .class, place: place)
    case .structDecl: readType(declaration.cast(StructDeclSyntax.self), kind: .struct, place: place)
    case .enumDecl: readType(declaration.cast(EnumDeclSyntax.self), kind: .enum, place: place)
    case .actorDecl: readType(declaration.cast(ActorDeclSyntax.self), kind: .actor, place: place)
    case .protocolDecl: readProtocol(declaration.cast(ProtocolDeclSyntax.self), place: place)
    case .extensionDecl: readExtension(declaration.cast(ExtensionDeclSyntax.self), place: place)
    case .functionDecl: readFunction(declaration.cast(FunctionDeclSyntax.self), place: place)
    case .initializerDecl: readInitializer(declaration.cast(InitializerDeclSyntax.self), place: place)
    case .deinitializerDecl: readDeinitializer(declaration.cast(DeinitializerDeclSyntax.self), place: place)
    case .subscriptDecl: readSubscript(declaration.cast(SubscriptDeclSyntax.self), place: place)
    case .variableDecl: readVariables(declaration.cast(VariableDeclSyntax.self), place: place)
    case .enumCaseDecl: readCases(declaration.cast(EnumCaseDeclSyntax.self), place: place)
    case .typeAliasDecl: readAlias(declaration.cast(TypeAliasDeclSyntax.self), place: place)
    case .associatedTypeDecl: readAssociatedType(declaration.cast(AssociatedTypeDeclSyntax.self), place: place)
    case .importDecl: readImport(declaration.cast(ImportDeclSyntax.self))
    case .macroExpansionDecl: readLooseCode(.decl(declaration), of: Syntax(declaration), place: place)
    case .ifConfigDecl: readBranches(of: declaration.cast(IfConfigDeclSyntax.self), place: place)
    default: break
    }
  }

  /// Every branch of `#if` is read, whatever its condition.
  private mutating func readBranches(of conditional: IfConfigDeclSyntax, place: Place) {
    var place = place
    place.isConditional = true
    for clause in conditional.clauses {
      switch clause.elements {
      case .decls(let members): readMembers(members, place: place)
      case .statements(let statements): readTopLevel(statements, place: place)
      default: break
      }
    }
  }

  mutating func readMembers(_ members: MemberBlockItemListSyntax, place: Place) {
    for member in members { read(member.decl, place: place) }
  }

  /// Takes over what a body says, and reads what is declared in it.
  mutating func merge(_ body: BodyFacts, place: Place) {
    facts.calls += body.calls
    facts.identifierTests += body.identifierTests
    facts.destinationCasts += body.destinationCasts
    for (declaration, scope) in body.declarations {
      var inner = place
      inner.scope = scope
      read(declaration, place: inner)
    }
  }

  private mutating func readImport(_ declaration: ImportDeclSyntax) {
    guard let module = declaration.path.first?.name.identifierText, !facts.imports.contains(module) else { return }
    facts.imports.append(module)
  }
}
