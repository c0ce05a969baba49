import CodeFacts
import SwiftSyntax

extension ExpressionReader {
  /// `self`, `Self`, a local name, or a name that linking has to explain.
  func readName(_ reference: DeclReferenceExprSyntax) -> Expression {
    switch reference.baseName.tokenKind {
    case .keyword(.self): return scope.selfIsType ? .selfType : .selfReference
    case .keyword(.Self): return .selfType
    case .dollarIdentifier(let name): return .opaque(name)
    default:
      let name = reference.baseName.identifierText
      guard let local = scope.local(name) else { return .name(name) }
      return local.isUnset ? .opaque(name) : local.value
    }
  }

  func readMember(_ access: MemberAccessExprSyntax) -> Expression {
    let name = access.declName.baseName.identifierText
    guard let base = access.base else { return .member(base: nil, name: name) }
    switch name {
    case "self", "Type": return readMetatype(of: base)
    case "dynamicType": return typeOf(base)
    default: break
    }
    if let element = tupleElement(name, of: base) { return element }
    return .member(base: read(base), name: name)
  }

  /// `Foo.self`; on a value `.self` is the value.
  private func readMetatype(of base: ExprSyntax) -> Expression {
    if let reference = base.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.identifierText
      let isValue = reference.baseName.tokenKind == .keyword(.self) || scope.local(name) != nil
      if isValue { return read(base) }
      if reference.baseName.tokenKind == .keyword(.Self) { return .selfType }
    }
    guard let type = TypeReference(expression: base), type.looksLikeType else { return read(base) }
    return .metatype(type)
  }

  /// `type(of: x)`; of `self` it is the type that the member runs in.
  func typeOf(_ expression: ExprSyntax) -> Expression {
    let value = read(expression)
    return value == .selfReference || value == .selfType ? .selfType : .typeOf(value)
  }

  /// `pair.0` or `pair.name`, where the tuple is known.
  private func tupleElement(_ name: String, of base: ExprSyntax) -> Expression? {
    if let index = Int(name) {
      guard case .array(let elements) = read(base), elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    guard let reference = base.as(DeclReferenceExprSyntax.self),
      let local = scope.local(reference.baseName.identifierText),
      let index = local.tupleLabels.firstIndex(of: name), case .array(let elements) = local.value,
      elements.indices.contains(index)
    else { return nil }
    return elements[index]
  }
}
