import CodeFacts

extension BodyReader {
  /// Reads one expression, assignments and operators included.
  mutating func readExpression() -> ParsedExpression {
    guard depth < Self.depthCap, index < end else { return skipOperand() }
    depth += 1
    defer { depth -= 1 }
    let start = index
    let left = readBinary()
    if file.isToken(index, "?") { return readConditional(after: left) }
    if file.isToken(index, "="), index < end {
      let name = index == start + 1 && file.isIdentifier(start) ? file.text(start) : nil
      index += 1
      let right = readExpression()
      if let name { assign(name, right.value) }
      return right
    }
    return left
  }

  /// Operands between operators. What operators make of them is not followed, but every operand is read.
  private mutating func readBinary() -> ParsedExpression {
    let start = index
    let first = readOperand()
    var isAlone = true
    while index < end, isOperator(index) {
      let isComparison = file.isToken(index, "==") || file.isToken(index, "!=")
      let isUnequal = file.isToken(index, "!=")
      index += 1
      let previousNegation = isNegated
      if isUnequal { isNegated.toggle() }
      let operand = readOperand()
      if isComparison, isAlone { recordTest(first.value, operand.value, text: text(from: start), at: start) }
      isNegated = previousNegation
      isAlone = false
    }
    return isAlone ? first : ParsedExpression(.opaque(text(from: start)))
  }

  private func isOperator(_ index: Int) -> Bool {
    guard file.tokens[index].kind == .punctuation else { return false }
    let token = file.tokens[index]
    switch file.source.bytes[token.start] {
    case UInt8(ascii: "="): return token.end - token.start == 2
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"):
      return true
    case UInt8(ascii: "!"): return token.end - token.start == 2
    default: return false
    }
  }

  /// `condition ? a : b`, `a ?: b`
  private mutating func readConditional(after condition: ParsedExpression) -> ParsedExpression {
    index += 1
    if file.isToken(index, ":") {
      index += 1
      return ParsedExpression(.either([condition.value, readExpression().value]))
    }
    let first = readExpression().value
    guard file.isToken(index, ":") else { return ParsedExpression(first) }
    index += 1
    return ParsedExpression(.either([first, readExpression().value]))
  }

  /// Passes over one operand without reading it.
  mutating func skipOperand() -> ParsedExpression {
    let start = index
    index = index < file.partners.count && file.partners[index] > index ? file.partners[index] + 1 : index + 1
    return ParsedExpression(.opaque(text(from: start)))
  }

  /// The source text from a token to the last one read.
  func text(from start: Int) -> String {
    let last = min(max(start, index - 1), file.tokens.count - 1)
    guard start < file.tokens.count else { return "" }
    return file.source.lineOfText(file.tokens[start].start, max(file.tokens[start].start, file.tokens[last].end))
  }

  /// Tells a recorded call what type its result is taken for.
  mutating func noteExpectedType(_ type: TypeReference?, of parsed: ParsedExpression) {
    guard let call = parsed.call, let type, type.name != "id", type.name != "void" else { return }
    if calls[call].result.expectedType == nil { calls[call].result.expectedType = type }
  }
}
