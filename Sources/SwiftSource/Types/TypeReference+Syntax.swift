import CodeFacts
import SwiftSyntax

extension TypeReference {
  /// A type that has no name, such as a tuple or a function.
  static let nameless = TypeReference("")

  /// Deeper types have no name: only machines write them.
  private static let deepest = 24

  /// A type as a declaration writes it.
  init(_ type: TypeSyntax) {
    self.init(type, depth: 0)
  }

  private init(_ type: TypeSyntax, depth: Int) {
    guard depth < Self.deepest else {
      self = .nameless
      return
    }
    let depth = depth + 1
    switch type.kind {
    case .identifierType:
      self.init(type.cast(IdentifierTypeSyntax.self), depth: depth)
    case .memberType:
      self.init(type.cast(MemberTypeSyntax.self), depth: depth)
    case .optionalType:
      self = TypeReference(type.cast(OptionalTypeSyntax.self).wrappedType, depth: depth).optional
    case .implicitlyUnwrappedOptionalType:
      self = TypeReference(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType, depth: depth).optional
    case .arrayType:
      self.init("Array", arguments: [TypeReference(type.cast(ArrayTypeSyntax.self).element, depth: depth)])
    case .dictionaryType:
      let dictionary = type.cast(DictionaryTypeSyntax.self)
      self.init(
        "Dictionary",
        arguments: [TypeReference(dictionary.key, depth: depth), TypeReference(dictionary.value, depth: depth)])
    case .metatypeType:
      let base = TypeReference(type.cast(MetatypeTypeSyntax.self).baseType, depth: depth)
      self.init(base.name, arguments: base.arguments, isMetatype: true)
    case .someOrAnyType:
      self.init(type.cast(SomeOrAnyTypeSyntax.self).constraint, depth: depth)
    case .attributedType:
      self.init(type.cast(AttributedTypeSyntax.self).baseType, depth: depth)
    case .tupleType:
      let elements = type.cast(TupleTypeSyntax.self).elements
      if let only = elements.first, elements.count == 1 { self.init(only.type, depth: depth) } else { self = .nameless }
    default:
      self = .nameless
    }
  }

  private init(_ type: IdentifierTypeSyntax, depth: Int) {
    let arguments = TypeReference.arguments(of: type.genericArgumentClause, depth: depth)
    if type.name.text == "Optional", let wrapped = arguments.first {
      self = wrapped.optional
    } else {
      self.init(type.name.identifierText, arguments: arguments)
    }
  }

  private init(_ type: MemberTypeSyntax, depth: Int) {
    let base = TypeReference(type.baseType, depth: depth)
    let arguments = TypeReference.arguments(of: type.genericArgumentClause, depth: depth)
    let name = base.name.isEmpty ? type.name.identifierText : "\(base.name).\(type.name.identifierText)"
    self.init(name, arguments: arguments)
  }

  /// The same type, written with `?`.
  var optional: TypeReference {
    TypeReference(name, arguments: arguments, isOptional: true, isMetatype: isMetatype)
  }

  /// The arguments between angle brackets.
  static func arguments(of clause: GenericArgumentClauseSyntax?, depth: Int = 0) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      guard case .type(let type) = argument.argument else { return .nameless }
      return TypeReference(type, depth: depth)
    }
  }

  /// The parts of `A & B` one by one; any other type alone.
  static func parts(of type: TypeSyntax) -> [TypeReference] {
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [TypeReference(type)] }
    return composition.elements.flatMap { parts(of: $0.type) }
  }
}

extension TypeReference {
  /// A type that stands where an expression is expected, such as `Outer.Inner<Int>` before `.self`;
  /// nil where the expression cannot be a type.
  init?(expression: ExprSyntax, depth: Int = 0) {
    guard depth < Self.deepest else { return nil }
    let depth = depth + 1
    switch expression.kind {
    case .typeExpr:
      self.init(expression.cast(TypeExprSyntax.self).type)
    case .declReferenceExpr:
      self.init(expression.cast(DeclReferenceExprSyntax.self).baseName.identifierText)
    case .memberAccessExpr:
      let access = expression.cast(MemberAccessExprSyntax.self)
      guard let base = access.base, let outer = TypeReference(expression: base, depth: depth) else { return nil }
      self.init("\(outer.name).\(access.declName.baseName.identifierText)")
    case .genericSpecializationExpr:
      let specialization = expression.cast(GenericSpecializationExprSyntax.self)
      guard let base = TypeReference(expression: specialization.expression, depth: depth) else { return nil }
      self.init(base.name, arguments: TypeReference.arguments(of: specialization.genericArgumentClause))
    case .optionalChainingExpr:
      let content = expression.cast(OptionalChainingExprSyntax.self).expression
      guard let base = TypeReference(expression: content, depth: depth) else { return nil }
      self = base.optional
    case .arrayExpr:
      let elements = expression.cast(ArrayExprSyntax.self).elements
      guard let only = elements.first, elements.count == 1,
        let element = TypeReference(expression: only.expression, depth: depth)
      else { return nil }
      self.init("Array", arguments: [element])
    default:
      return nil
    }
  }

  /// Whether the last part of the name starts as names of types do.
  var looksLikeType: Bool {
    let last = name.utf8.split(separator: UInt8(ascii: ".")).last
    guard let first = last?.first(where: { $0 != Byte.underscore }) else { return false }
    return Byte.isUppercase(first)
  }
}

extension TokenSyntax {
  /// The name without the backticks that reserved words need.
  var identifierText: String {
    let text = self.text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
