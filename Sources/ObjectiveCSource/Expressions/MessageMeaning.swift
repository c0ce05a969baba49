import CodeFacts

/// Messages of the runtime and of Foundation that stand for something simpler.
enum MessageMeaning {
  /// Properties of the system that code reads as messages and by dot syntax alike.
  private static let properties: Set<String> = [
    "identifier", "destinationViewController", "destinationController", "sourceViewController", "storyboard",
    "topViewController", "visibleViewController", "viewControllers", "childViewControllers", "contentViewController",
    "navigationController", "tabBarController", "splitViewController", "parentViewController",
    "presentingViewController", "presentedViewController", "rootViewController",
  ]

  /// What a message without arguments, or a name after a dot, stands for.
  static func property(_ name: String, of base: Expression) -> Expression? {
    switch name {
    case "class":
      return classObject(of: base)
    case "self", "copy", "retain", "autorelease", "mutableCopy":
      return base
    case "firstObject", "lastObject":
      return .element(of: base)
    default:
      return properties.contains(name) ? .member(base: base, name: name) : nil
    }
  }

  private static func classObject(of base: Expression) -> Expression {
    switch base {
    case .name(let name): return .metatype(TypeReference(name))
    case .selfReference, .selfType: return .selfType
    case .metatype: return base
    default: return .typeOf(base)
    }
  }

  /// What a message with arguments stands for; nil where it is a call like any other.
  static func value(_ receiver: Expression, _ selector: String, _ arguments: [Argument]) -> Expression? {
    switch selector {
    case "stringByAppendingString:":
      return .concatenation([receiver] + arguments.map(\.value))
    case "objectAtIndex:", "objectAtIndexedSubscript:":
      return arguments.first?.value == .integer(0) ? .element(of: receiver) : nil
    case "stringWithFormat:":
      return formatted(arguments.map(\.value))
    case "stringWithString:":
      return arguments.first?.value
    default:
      return nil
    }
  }

  /// A format of nothing but text and `%@` is a concatenation.
  private static func formatted(_ values: [Expression]) -> Expression? {
    guard case .string(let format)? = values.first else { return nil }
    let texts = format.split(separator: "%@", omittingEmptySubsequences: false)
    guard texts.count == values.count, !texts.contains(where: { $0.contains("%") }) else { return nil }
    var parts: [Expression] = []
    for (text, value) in zip(texts, values.dropFirst().map(Optional.some) + [nil]) {
      if !text.isEmpty { parts.append(.string(String(text))) }
      if let value { parts.append(value) }
    }
    return .concatenation(parts)
  }
}
