import CodeFacts
import SwiftSyntax

extension TypeReference {
  /// A type that has no name, such as a tuple or a function.
  static let nameless = TypeReference("")

  /// A type as a declaration writes it.
  init(_ type: TypeSyntax) {
    switch type.kind {
    case .identifierType:
      self.init(type.cast(IdentifierTypeSyntax.self))
    case .memberType:
      self.init(type.cast(MemberTypeSyntax.self))
    case .optionalType:
      self = TypeReference(type.cast(OptionalTypeSyntax.self).wrappedType).optional
    case .implicitlyUnwrappedOptionalType:
      self = TypeReference(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType).optional
    case .arrayType:
      self.init("Array", arguments: [TypeReference(type.cast(ArrayTypeSyntax.self).element)])
    case .dictionaryType:
      let dictionary = type.cast(DictionaryTypeSyntax.self)
      self.init("Dictionary", arguments: [TypeReference(dictionary.key), TypeReference(dictionary.value)])
    case .metatypeType:
      let base = TypeReference(type.cast(MetatypeTypeSyntax.self).baseType)
      self.init(base.name, arguments: base.arguments, isMetatype: true)
    case .someOrAnyType:
      self.init(type.cast(SomeOrAnyTypeSyntax.self).constraint)
    case .attributedType:
      self.init(type.cast(AttributedTypeSyntax.self).baseType)
    case .tupleType:
      let elements = type.cast(TupleTypeSyntax.self).elements
      if let only = elements.first, elements.count == 1 { self.init(only.type) } else { self = .nameless }
    default:
      self = .nameless
    }
  }

  private init(_ type: IdentifierTypeSyntax) {
    let arguments = TypeReference.arguments(of: type.genericArgumentClause)
    if type.name.text == "Optional", let wrapped = arguments.first {
      self = wrapped.optional
    } else {
      self.init(type.name.identifierText, arguments: arguments)
    }
  }

  private init(_ type: MemberTypeSyntax) {
    let base = TypeReference(type.baseType)
    let arguments = TypeReference.arguments(of: type.genericArgumentClause)
    let name = base.name.isEmpty ? type.name.identifierText : "\(base.name).\(type.name.identifierText)"
    self.init(name, arguments: arguments)
  }

  /// The same type, written with `?`.
  var optional: TypeReference {
    TypeReference(name, arguments: arguments, isOptional: true, isMetatype: isMetatype)
  }

  /// The arguments between angle brackets.
  static func arguments(of clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      guard case .type(let type) = argument.argument else { return .nameless }
      return TypeReference(type)
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
  init?(expression: ExprSyntax) {
    switch expression.kind {
    case .typeExpr:
      self.init(expression.cast(TypeExprSyntax.self).type)
    case .declReferenceExpr:
      self.init(expression.cast(DeclReferenceExprSyntax.self).baseName.identifierText)
    case .memberAccessExpr:
      let access = expression.cast(MemberAccessExprSyntax.self)
      guard let base = access.base, let outer = TypeReference(expression: base) else { return nil }
      self.init("\(outer.name).\(access.declName.baseName.identifierText)")
    case .genericSpecializationExpr:
      let specialization = expression.cast(GenericSpecializationExprSyntax.self)
      guard let base = TypeReference(expression: specialization.expression) else { return nil }
      self.init(base.name, arguments: TypeReference.arguments(of: specialization.genericArgumentClause))
    case .optionalChainingExpr:
      guard let base = TypeReference(expression: expression.cast(OptionalChainingExprSyntax.self).expression)
      else { return nil }
      self = base.optional
    case .arrayExpr:
      let elements = expression.cast(ArrayExprSyntax.self).elements
      guard let only = elements.first, elements.count == 1, let element = TypeReference(expression: only.expression)
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
