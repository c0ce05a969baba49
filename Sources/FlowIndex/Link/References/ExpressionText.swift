import CodeFacts

/// Shows an expression to a person, close to how the source writes it.
enum ExpressionText {
  static func of(_ expression: Expression) -> String {
    switch expression {
    case .string(let text): "\"\(text)\""
    case .concatenation(let parts): parts.map(of).joined(separator: " + ")
    case .integer(let number): String(number)
    case .boolean(let flag): String(flag)
    case .null: "nil"
    case .name(let name), .parameter(let name), .opaque(let name): name
    case .selfReference: "self"
    case .selfType: "Self"
    case .superReference: "super"
    case .member(nil, let name): ".\(name)"
    case .member(let base?, let name): "\(of(base)).\(name)"
    case .call(let call): of(call)
    case .metatype(let type): "\(type.spelling).self"
    case .typeOf(let inner): "type(of: \(of(inner)))"
    case .cast(let inner, let kind, let type): "\(of(inner)) \(kind.rawValue) \(type.spelling)"
    case .forced(let inner): "\(of(inner))!"
    case .element(let inner): "\(of(inner))[…]"
    case .array(let parts): "[\(parts.map(of).joined(separator: ", "))]"
    case .either(let parts): parts.map(of).joined(separator: " | ")
    case .closure: "{ … }"
    // References are made of code that was read; what is left unread names nothing.
    case .unread: "…"
    case .selector(let name): "#selector(\(name))"
    }
  }

  static func of(_ call: CallExpression) -> String {
    let arguments = call.arguments.map { argument in
      (argument.label.map { "\($0): " } ?? "") + of(argument.value)
    }
    let receiver = call.receiver.map { "\(of($0))." } ?? ""
    return "\(receiver)\(call.name)(\(arguments.joined(separator: ", ")))"
  }
}
