import CodeFacts

/// What a bundle argument says, where it asks for another bundle than the code's own.
enum BundleText {
  static func foreign(_ expression: Expression, in frame: Frame) -> String? {
    switch expression {
    case .null, .name, .parameter, .selfReference, .selfType: return nil
    case .forced(let inner), .cast(let inner, _, _): return foreign(inner, in: frame)
    case .member(_, let name):
      return ["main", "mainBundle", "module", "bundle", "current", "resources"].contains(name) ? nil : name
    case .call(let call): return foreign(call)
    case .either(let choices): return choices.lazy.compactMap { foreign($0, in: frame) }.first
    default: return nil
    }
  }

  /// A bundle by identifier or path is another one; the bundle of a class is taken to be the code's own.
  private static func foreign(_ call: CallExpression) -> String? {
    switch call.arguments.first?.label {
    case "identifier", "path", "url", "url:": break
    default:
      guard ["bundleWithIdentifier:", "bundleWithPath:", "bundleWithURL:"].contains(call.name) else { return nil }
    }
    guard case .string(let text)? = call.arguments.first?.value else { return call.name }
    return text
  }
}
