import CodeFacts

extension BodyReader {
  /// Reads one expression, assignments and operators included.
  mutating func readExpression() -> ParsedExpression {
    guard depth < Self.depthCap, index < end else { return skipOperand() }
    depth += 1
    defer { depth -= 1 }
    let start = index
    var parsed = readBinary()
    if file.isToken(index, "?") {
      parsed = readConditional(after: parsed)
    } else if file.isToken(index, "="), index < end {
      parsed = readAssignment(from: start)
    }
    parsed.tokens = start..<max(start, index)
    return parsed
  }

  /// The value behind `=`. What a local variable is set to counts among its values, and its type is what a call is for.
  private mutating func readAssignment(from start: Int) -> ParsedExpression {
    let name = index == start + 1 && file.isIdentifier(start) ? file.text(start) : nil
    index += 1
    let value = readExpression()
    guard let name else { return value }
    if let type = local(name)?.type {
      noteType(type, of: value)
      recordCast(of: value.value, to: type, kind: .upcast, from: start, to: index)
    }
    assign(name, value.value)
    return value
  }

  /// Operands between operators. What operators make of them is not followed, but every operand is read.
  private mutating func readBinary() -> ParsedExpression {
    let start = index
    var testsOfLeft = tests.count
    var left = readOperand()
    guard index < end, isOperator(index) else { return left }
    while index < end, isOperator(index) {
      let isEqual = file.isToken(index, "==")
      let isUnequal = file.isToken(index, "!=")
      index += 1
      let testsOfRight = tests.count
      let right = readOperand()
      if isEqual || isUnequal {
        recordTest(left, right, at: start)
        negateTests(from: testsOfLeft, isUnequal, comparedWith: right.value)
      }
      left = right
      testsOfLeft = testsOfRight
    }
    return ParsedExpression(.opaque(text(from: start)))
  }

  /// `[a isEqual:b] == NO` and `[a compare:b] != NSOrderedSame` hold where the test does not.
  private mutating func negateTests(from first: Int, _ isUnequal: Bool, comparedWith operand: Expression) {
    let isFalse = operand == .boolean(false)
    guard isUnequal != isFalse else { return }
    for position in first..<max(first, tests.count) { tests[position].isNegated.toggle() }
  }

  private func isOperator(_ index: Int) -> Bool {
    let token = file.tokens[index]
    guard token.kind == .punctuation else { return false }
    switch file.source.bytes[token.start] {
    case UInt8(ascii: "="), UInt8(ascii: "!"):
      return token.end - token.start == 2
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"):
      return true
    default:
      return false
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
    guard index < end else { return ParsedExpression(.opaque("")) }
    let start = index
    index = file.partners[index] > index ? file.partners[index] + 1 : index + 1
    return ParsedExpression(.opaque(text(from: start)))
  }

  /// The source text from a token to the last one read.
  func text(from start: Int) -> String {
    text(of: start..<max(start, index))
  }

  /// The source text of some tokens, on one line.
  func text(of tokens: Range<Int>) -> String {
    let last = min(max(tokens.lowerBound, tokens.upperBound - 1), file.tokens.count - 1)
    guard tokens.lowerBound < file.tokens.count else { return "" }
    let start = file.tokens[tokens.lowerBound].start
    return file.source.lineOfText(start, max(start, file.tokens[last].end))
  }

  /// Tells a recorded call what type its result is taken for: such a type never traps, as no cast of C does.
  mutating func noteType(_ type: TypeReference?, of parsed: ParsedExpression) {
    guard let call = parsed.call, let type, !["id", "void", "Self"].contains(type.name) else { return }
    calls[call].result.note(type)
  }
}

extension ResultUse {
  /// Of a cast and the variable it is assigned to, the cast says more.
  fileprivate mutating func note(_ type: TypeReference) {
    if expectedType == nil { expectedType = type }
    guard castType == nil else { return }
    castType = type
    castKind = .upcast
  }
}
