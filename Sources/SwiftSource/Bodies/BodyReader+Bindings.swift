import CodeFacts
import SwiftSyntax

extension BodyReader {
  /// Binds the names of a pattern.
  ///
  /// - Parameters:
  ///   - value: What they are bound to; nil for a declaration that gets its value later.
  ///   - call: The wanted call that makes the value.
  ///   - syntax: Where the value is written, for the labels of a tuple.
  mutating func bind(
    _ pattern: PatternSyntax, to value: Expression?, type: TypeReference?, call: Int? = nil,
    syntax: ExprSyntax? = nil
  ) {
    switch pattern.kind {
    case .identifierPattern:
      let name = pattern.cast(IdentifierPatternSyntax.self).identifier.identifierText
      var local = LocalScope.Local(value: kept(value, name: name), type: type, call: call)
      local.isUnset = value == nil
      local.tupleLabels = syntax?.as(TupleExprSyntax.self)?.elements.map { $0.label?.identifierText } ?? []
      scope.declare(name, typed(local))
    case .tuplePattern:
      bindElements(of: pattern.cast(TuplePatternSyntax.self), to: value)
    case .valueBindingPattern:
      bind(pattern.cast(ValueBindingPatternSyntax.self).pattern, to: value, type: type, call: call, syntax: syntax)
    default:
      break
    }
  }

  private mutating func bindElements(of pattern: TuplePatternSyntax, to value: Expression?) {
    let values = if case .array(let elements) = value { elements } else { [Expression]() }
    for (index, element) in pattern.elements.enumerated() {
      let text = source.text(of: element.pattern, limit: 40)
      bind(element.pattern, to: values.indices.contains(index) ? values[index] : .opaque(text), type: nil)
    }
  }

  /// A value too large to be repeated wherever the name stands is told by the name.
  func kept(_ value: Expression?, name: String) -> Expression {
    guard let value, !value.isLarger(than: Expression.largestLocalValue) else { return .opaque(name) }
    return value
  }

  /// `let storyboard: UIStoryboard = .init(name: "Main", bundle: nil)`: the annotation names the type.
  private func typed(_ local: LocalScope.Local) -> LocalScope.Local {
    guard let type = local.type else { return local }
    var local = local
    local.value = local.value.withImplicitBase(type)
    return local
  }
}

extension Expression {
  /// An implicit member with the type that its place gives it.
  func withImplicitBase(_ type: TypeReference) -> Expression {
    guard !type.name.isEmpty else { return self }
    switch self {
    case .member(nil, let name):
      return .member(base: .name(type.name), name: name)
    case .call(var call) where call.receiver == .member(base: nil, name: ""):
      if call.name == "init" {
        call.receiver = nil
        call.name = type.name
      } else {
        call.receiver = .name(type.name)
      }
      return .call(call)
    case .either(let values):
      return .either(values.map { $0.withImplicitBase(type) })
    case .forced(let value):
      return .forced(value.withImplicitBase(type))
    default:
      return self
    }
  }
}
