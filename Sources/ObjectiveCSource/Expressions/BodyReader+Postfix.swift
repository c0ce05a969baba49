import CodeFacts

extension BodyReader {
  /// A longer chain of members says nothing about an identifier.
  private static let maximumChain = 60

  /// `.name`, `->name`, `[index]`, `(arguments)` behind a value.
  mutating func readPostfix(after primary: ParsedExpression, from start: Int) -> ParsedExpression {
    var parsed = primary
    var length = 0
    while index < end {
      length += 1
      if length > Self.maximumChain { parsed = ParsedExpression(.opaque("")) }
      if file.isToken(index, ".") || file.isToken(index, "->"), file.isIdentifier(index + 1) {
        let name = file.text(index + 1)
        index += 2
        parsed = member(parsed.value, name, from: start)
      } else if file.isToken(index, "("), case .name(let name) = parsed.value {
        parsed = readFunctionCall(name, from: start)
      } else if file.isToken(index, "["), file.partners[index] > index {
        parsed = readSubscript(of: parsed.value, from: start)
      } else {
        break
      }
    }
    return parsed
  }

  /// Dot syntax reaches methods without arguments as well: `Foo.class`, `array.firstObject`, and calls that are wanted.
  private mutating func member(_ base: Expression, _ name: String, from start: Int) -> ParsedExpression {
    if let value = MessageMeaning.property(name, of: base) { return ParsedExpression(value) }
    guard interest.names.contains(name), !file.isToken(index, "=") else {
      return ParsedExpression(.member(base: base, name: name))
    }
    let call = CallExpression(receiver: base, name: name, arguments: [])
    return ParsedExpression(.call(call), call: record(call, from: start, named: index - 1))
  }

  private mutating func readFunctionCall(_ name: String, from start: Int) -> ParsedExpression {
    let arguments = readList().map { Argument(label: nil, value: $0) }
    let call = CallExpression(receiver: nil, name: name, arguments: arguments)
    return ParsedExpression(.call(call), call: record(call, from: start, named: start))
  }

  private mutating func readSubscript(of base: Expression, from start: Int) -> ParsedExpression {
    let position = readList().first
    guard position == .integer(0) else { return ParsedExpression(.opaque(text(from: start))) }
    return ParsedExpression(.element(of: base))
  }

  /// Records a call if its name was asked for; answers its place among the calls.
  mutating func record(_ call: CallExpression, from start: Int, named nameIndex: Int) -> Int? {
    guard interest.names.contains(call.name) else { return nil }
    let opening = file.position(start)
    let naming = file.position(nameIndex)
    var fact = CallFact(
      call: call, result: ResultUse(), text: text(from: start),
      position: opening.line == naming.line ? opening : naming)
    fact.function = functionIndex
    fact.owner = function.owner
    fact.guards = guards
    fact.isConditional = file.tokens[start].isConditional
    calls.append(fact)
    return calls.count - 1
  }
}
