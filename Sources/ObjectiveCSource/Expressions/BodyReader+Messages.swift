import CodeFacts

extension BodyReader {
  /// `[receiver part:argument part:argument]`
  mutating func readMessage() -> ParsedExpression {
    let start = index
    let close = file.partners[index]
    guard close > index, index < end else { return skipOperand() }
    index += 1
    var message = Message(receiver: readOperand(), start: start)
    skipGenericArguments(to: close)
    message.nameToken = index
    while index < close {
      let before = index
      readPart(of: &message, to: close)
      if file.isToken(index, ",") || index == before { index += 1 }
    }
    index = close + 1
    return finish(message)
  }

  /// One part of a selector with its argument, or one more argument of a list.
  private mutating func readPart(of message: inout Message, to close: Int) {
    guard message.acceptsName, file.isToken(index, ":") || file.isIdentifier(index) else {
      message.arguments.append((nil, readExpression()))
      return
    }
    let part = file.isIdentifier(index) ? file.text(index) : nil
    if part != nil {
      guard message.arguments.isEmpty || file.isToken(index + 1, ":") else {
        message.arguments.append((nil, readExpression()))
        return
      }
      index += 1
    }
    message.selector += part ?? ""
    guard file.isToken(index, ":") else { return }
    index += 1
    message.selector += ":"
    message.arguments.append((part, index < close ? readExpression() : ParsedExpression(.null)))
    message.acceptsName = !file.isToken(index, ",")
  }

  /// `[NSArray<Foo *> array]`
  private mutating func skipGenericArguments(to limit: Int) {
    guard file.isToken(index, "<"), let angle = TypeReader.closingAngle(file, from: index, to: limit) else { return }
    index = angle + 1
  }

  // MARK: - What a message means

  private mutating func finish(_ message: Message) -> ParsedExpression {
    let receiver = message.receiver.value
    let arguments = message.arguments.map { Argument(label: $0.label, value: $0.parsed.value) }
    if receiver == .superReference, message.selector == function.selector { callsSuper = true }
    if arguments.isEmpty, let value = MessageMeaning.property(message.selector, of: receiver) {
      return ParsedExpression(value)
    }
    recordComparison(message)
    if let value = MessageMeaning.value(receiver, message.selector, arguments) { return ParsedExpression(value) }
    let call = CallExpression(receiver: receiver, name: message.selector, arguments: arguments)
    return ParsedExpression(.call(call), call: record(call, from: message.start, named: message.nameToken))
  }

  private mutating func recordComparison(_ message: Message) {
    guard message.arguments.count == 1 else { return }
    let argument = message.arguments[0].parsed
    switch message.selector {
    case "isEqualToString:", "isEqual:", "compare:", "caseInsensitiveCompare:":
      recordTest(message.receiver, argument, at: message.start)
    case "isKindOfClass:", "isMemberOfClass:":
      guard case .metatype(let type) = argument.value else { return }
      recordCast(of: message.receiver.value, to: type, kind: .test, from: message.start, to: index)
    default:
      break
    }
  }
}

/// A message while it is read.
private struct Message {
  let receiver: ParsedExpression
  let start: Int
  var nameToken = 0
  var selector = ""
  var arguments: [(label: String?, parsed: ParsedExpression)] = []
  /// False behind a comma: only arguments of a list can follow.
  var acceptsName = true

  init(receiver: ParsedExpression, start: Int) {
    self.receiver = receiver
    self.start = start
  }
}
