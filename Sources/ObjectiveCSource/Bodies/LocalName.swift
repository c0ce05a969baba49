import CodeFacts

/// A local variable with what it may stand for.
struct LocalName {
  let name: String
  /// The declared type; nil where none is written or it says nothing, as `id` does.
  let type: TypeReference?
  /// What it was set to, each value once.
  private(set) var values: [Expression] = []

  /// More values than these, or larger ones, say nothing about an identifier.
  private static let maximumValues = 8
  private static let maximumSize = 120

  init(_ name: String, type: TypeReference? = nil) {
    self.name = name
    self.type = type.flatMap { Self.saysNothing($0) ? nil : $0 }
  }

  mutating func add(_ value: Expression) {
    guard value != .null, values.count < Self.maximumValues else { return }
    let kept = value.isLarger(than: Self.maximumSize) ? .opaque(name) : value
    if !values.contains(kept) { values.append(kept) }
  }

  /// What the name stands for where it is read.
  var expression: Expression {
    let value = values.count > 1 ? .either(values) : values.first ?? .opaque(name)
    guard let type else { return value }
    switch value {
    case .cast, .string, .concatenation, .integer, .boolean, .selector, .closure: return value
    default: return .cast(value, .upcast, type)
    }
  }

  /// `id`, and plain data, whose values tell more than their type.
  private static func saysNothing(_ type: TypeReference) -> Bool {
    type.name == "id" || type.name == "Self" || type.isMetatype || type.name == "NSString"
  }
}

extension Expression {
  /// Whether an expression has more than so many parts; stops counting there.
  func isLarger(than limit: Int) -> Bool {
    var budget = limit
    return !spend(&budget)
  }

  private func spend(_ budget: inout Int) -> Bool {
    budget -= 1
    guard budget >= 0 else { return false }
    switch self {
    case .member(let base?, _), .cast(let base, _, _), .forced(let base), .element(let base), .typeOf(let base):
      return base.spend(&budget)
    case .concatenation(let parts), .array(let parts), .either(let parts), .closure(let parts):
      return parts.allSatisfy { $0.spend(&budget) }
    case .call(let call):
      return (call.receiver?.spend(&budget) ?? true) && call.arguments.allSatisfy { $0.value.spend(&budget) }
    default:
      return true
    }
  }
}
