import CodeFacts

extension BodyReader {
  /// A value with what follows it: members, subscripts, arguments.
  mutating func readOperand() -> ParsedExpression {
    guard depth < Self.depthCap, index < end else { return skipOperand() }
    depth += 1
    defer { depth -= 1 }
    let start = index
    var parsed = readPostfix(after: readPrimary(), from: start)
    parsed.tokens = start..<max(start, index)
    return parsed
  }

  private mutating func readPrimary() -> ParsedExpression {
    let start = index
    switch file.tokens[index].kind {
    case .identifier:
      return readWord()
    case .string:
      return ParsedExpression(.string(readStrings()))
    case .number:
      index += 1
      return ParsedExpression(Int(file.text(start)).map { .integer($0) } ?? .opaque(file.text(start)))
    case .at:
      return readAtLiteral()
    case .character, .end:
      index += 1
      return ParsedExpression(.opaque(file.text(start)))
    case .punctuation:
      return readPunctuation()
    }
  }

  private mutating func readPunctuation() -> ParsedExpression {
    if file.isToken(index, "[") { return readMessage() }
    if file.isToken(index, "(") { return readParenthesis() }
    if file.isToken(index, "^") { return readBlockLiteral() }
    if file.isToken(index, "!") {
      index += 1
      isNegated.toggle()
      defer { isNegated.toggle() }
      return ParsedExpression(readOperand().value)
    }
    if file.isToken(index, "*") || file.isToken(index, "&") || file.isToken(index, "-") || file.isToken(index, "~") {
      index += 1
      return ParsedExpression(readOperand().value)
    }
    if file.isToken(index, ";") || file.isToken(index, ")") || file.isToken(index, "]") || file.isToken(index, "}") {
      return ParsedExpression(.opaque(""))
    }
    return skipOperand()
  }

  private mutating func readWord() -> ParsedExpression {
    let word = file.text(index)
    index += 1
    switch word {
    case "self":
      return ParsedExpression(function.isStatic && function.owner != nil ? .selfType : .selfReference)
    case "super": return ParsedExpression(.superReference)
    case "nil", "Nil", "NULL", "nullptr": return ParsedExpression(.null)
    case "YES", "true", "TRUE": return ParsedExpression(.boolean(true))
    case "NO", "false", "FALSE": return ParsedExpression(.boolean(false))
    default: return ParsedExpression(lookUp(word) ?? .name(word))
    }
  }

  /// String literals that stand side by side are one, with or without at signs.
  private mutating func readStrings() -> String {
    var text = ""
    while index < end {
      if file.tokens[index].kind == .at, index + 1 < end, file.tokens[index + 1].kind == .string { index += 1 }
      guard file.tokens[index].kind == .string else { break }
      text += StringLiteral.text(of: file.bytes(index))
      index += 1
    }
    return text
  }

  /// `@"…"`, `@[…]`, `@{…}`, `@(…)`, `@selector(…)`, `@YES`, `@1`
  private mutating func readAtLiteral() -> ParsedExpression {
    let start = index
    guard index + 1 < end else { return skipOperand() }
    if file.tokens[index + 1].kind == .string { return ParsedExpression(.string(readStrings())) }
    index += 1
    if file.isToken(index, "[") { return ParsedExpression(.array(readList())) }
    if file.isToken(index, "{") {
      _ = readList()
      return ParsedExpression(.opaque(text(from: start)))
    }
    if file.isToken(index, "(") { return readParenthesis() }
    if file.isToken(index, "selector"), file.isToken(index + 1, "("), file.partners[index + 1] > index {
      let close = file.partners[index + 1]
      let name = file.source.text(file.tokens[index + 1].end, file.tokens[close].start)
      index = close + 1
      return ParsedExpression(.selector(name.filter { !$0.isWhitespace }))
    }
    return readPrimary()
  }

  /// What stands between brackets, parted by commas or colons.
  mutating func readList() -> [Expression] {
    let close = file.partners[index]
    guard close > index else {
      index += 1
      return []
    }
    var values: [Expression] = []
    index += 1
    while index < close {
      let before = index
      values.append(readExpression().value)
      if file.isToken(index, ",") || file.isToken(index, ":") || index == before { index += 1 }
    }
    index = close + 1
    return values
  }

  /// `(expression)`, or `(Type *)operand`.
  private mutating func readParenthesis() -> ParsedExpression {
    let start = index
    let close = file.partners[index]
    guard close > index else { return skipOperand() }
    if let type = castType(close) {
      index = close + 1
      let parsed = readOperand()
      recordCast(of: parsed.value, to: type, kind: .upcast, from: start, to: index)
      noteType(type, of: parsed)
      return ParsedExpression(.cast(parsed.value, .upcast, type), call: parsed.call)
    }
    index += 1
    var parsed = ParsedExpression(.opaque(""))
    while index < close {
      let before = index
      parsed = readExpression()
      if file.isToken(index, ",") || index == before { index += 1 }
    }
    index = close + 1
    return parsed
  }

  /// The type in a cast; nil where the parentheses hold a value.
  private func castType(_ close: Int) -> TypeReference? {
    guard let (type, next) = TypeReader.read(file, from: index + 1, to: close), next == close, close + 1 < end else {
      return nil
    }
    guard file.isToken(close - 1, "*") || isTypeName(type.name) else { return nil }
    let following = file.tokens[close + 1]
    switch following.kind {
    case .identifier, .string, .at, .number: return type
    case .punctuation: return file.isToken(close + 1, "[") || file.isToken(close + 1, "(") ? type : nil
    default: return nil
    }
  }

  private func isTypeName(_ name: String) -> Bool {
    if ["id", "void", "int", "BOOL", "float", "double", "AnyObject"].contains(name) { return true }
    guard lookUp(name) == nil, let first = name.unicodeScalars.first else { return false }
    return ("A"..."Z").contains(first) && name.contains { $0.isLowercase }
  }

  /// `^(Type name) { … }`: its own parameters are unknown, everything else inside is read.
  private mutating func readBlockLiteral() -> ParsedExpression {
    index += 1
    scopes.append([:])
    defer { scopes.removeLast() }
    while index < end, !file.isToken(index, "{"), !file.isToken(index, ";") {
      if file.isToken(index, "("), file.partners[index] > index {
        for token in index..<file.partners[index] where file.isIdentifier(token) {
          if file.isToken(token + 1, ",") || file.isToken(token + 1, ")") {
            declare(file.text(token), LocalName(file.text(token)))
          }
        }
        index = file.partners[index] + 1
      } else {
        index += 1
      }
    }
    guard file.isToken(index, "{"), file.partners[index] > index, depth < Self.depthCap else { return skipOperand() }
    let close = file.partners[index]
    let outer = (returns: returns, type: returnType)
    returns = []
    returnType = nil
    index += 1
    _ = readStatements(to: close)
    let values = returns.map(\.value)
    (returns, returnType) = outer
    index = close + 1
    return ParsedExpression(.closure(returns: values))
  }
}
