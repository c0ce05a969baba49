import CodeFacts

extension BodyReader {
  /// `[receiver part:argument part:argument]`
  mutating func readMessage() -> ParsedExpression {
    let start = index
    let close = file.partners[index]
    guard close > index else { return skipOperand() }
    index += 1
    let receiver = readOperand()
    skipGenericArguments(to: close)
    let nameIndex = index
    var selector = ""
    var arguments: [Argument] = []
    while index < close {
      let before = index
      if file.isIdentifier(index), arguments.isEmpty || file.isToken(index + 1, ":") {
        let part = file.text(index)
        selector += part
        index += 1
        if file.isToken(index, ":") {
          selector += ":"
          index += 1
          arguments.append(Argument(label: part, value: readArgument(to: close)))
        }
      } else if file.isToken(index, ":") {
        selector += ":"
        index += 1
        arguments.append(Argument(label: nil, value: readArgument(to: close)))
      } else {
        arguments.append(Argument(label: nil, value: readExpression().value))
      }
      if file.isToken(index, ",") || index == before { index += 1 }
    }
    index = close + 1
    return message(receiver.value, selector, arguments, from: start, named: nameIndex)
  }

  private mutating func readArgument(to close: Int) -> Expression {
    index < close ? readExpression().value : .null
  }

  /// `[NSArray<Foo *> array]`
  private mutating func skipGenericArguments(to limit: Int) {
    guard file.isToken(index, "<"), let angle = TypeReader.closingAngle(file, from: index, to: limit) else { return }
    index = angle + 1
  }

  private mutating func message(
    _ receiver: Expression, _ selector: String, _ arguments: [Argument], from start: Int, named nameIndex: Int
  ) -> ParsedExpression {
    let values = arguments.map(\.value)
    if values.isEmpty, let value = MessageMeaning.property(selector, of: receiver) { return ParsedExpression(value) }
    if values.count == 1, ["isEqualToString:", "isEqual:", "compare:", "caseInsensitiveCompare:"].contains(selector) {
      recordTest(receiver, values[0], text: text(from: start), at: start)
    }
    if ["isKindOfClass:", "isMemberOfClass:"].contains(selector), case .metatype(let type)? = values.first {
      recordCast(of: receiver, to: type, kind: .test, from: start, to: index)
    }
    if let value = MessageMeaning.value(receiver, selector, arguments) {
      if case .call(let construction) = value {
        return ParsedExpression(value, call: record(construction, from: start, named: nameIndex))
      }
      return ParsedExpression(value)
    }
    let call = CallExpression(receiver: receiver, name: selector, arguments: arguments)
    return ParsedExpression(.call(call), call: record(call, from: start, named: nameIndex))
  }
}
