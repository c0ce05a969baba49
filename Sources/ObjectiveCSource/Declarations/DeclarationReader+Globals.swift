import CodeFacts

extension DeclarationReader {
  /// A C function, or a variable outside of functions such as `static NSString *const kName = @"x";`.
  mutating func readFunctionOrGlobal() {
    let start = index
    guard let (type, next) = TypeReader.read(file, from: index, to: file.tokens.count), file.isIdentifier(next) else {
      index = start + 1
      return
    }
    if file.isToken(next + 1, "("), file.partners[next + 1] > next {
      readFunction(named: next, returning: type, from: start)
    } else {
      readGlobal(named: next, type: type)
    }
  }

  private mutating func readFunction(named nameIndex: Int, returning type: TypeReference, from start: Int) {
    let close = file.partners[nameIndex + 1]
    index = close + 1
    guard file.isToken(index, "{") else {
      skipStatement()
      return
    }
    var function = FunctionFact(kind: .function, name: file.text(nameIndex), position: file.position(start))
    function.returnType = type
    function.isStatic = true
    function.isPrivate = (start..<nameIndex).contains { file.isToken($0, "static") }
    function.isConditional = file.tokens[start].isConditional
    function.parameters = readParameters(from: nameIndex + 2, to: close)
    finish(function)
  }

  private func readParameters(from start: Int, to end: Int) -> [ParameterFact] {
    var parameters: [ParameterFact] = []
    var first = start
    while first < end, let (type, next) = TypeReader.read(file, from: first, to: end) {
      guard file.isIdentifier(next), next < end else { break }
      parameters.append(ParameterFact(label: nil, name: file.text(next), type: type))
      first = next + 1
      while first < end, !file.isToken(first, ",") { first += 1 }
      first += 1
    }
    return parameters
  }

  private mutating func readGlobal(named nameIndex: Int, type: TypeReference) {
    let start = index
    let end = endOfStatement()
    index = end + 1
    guard file.isToken(nameIndex + 1, "=") || file.isToken(nameIndex + 1, ";") else { return }
    var value = ValueFact(kind: .global, name: file.text(nameIndex), position: file.position(nameIndex))
    value.type = type
    value.isConstant = (start..<nameIndex).contains { file.isToken($0, "const") }
    value.isPrivate = (start..<nameIndex).contains { file.isToken($0, "static") }
    value.isConditional = file.tokens[start].isConditional
    value.isStatic = true
    if file.isToken(nameIndex + 1, "=") { value.value = readValue(file, from: nameIndex + 2, to: end) }
    facts.values.append(value)
  }

  /// A `#define` whose text is an expression.
  mutating func readMacro(_ macro: MacroText) {
    let text = Lexer.lex(macro, of: file.source)
    let end = text.tokens.count - 1
    guard end > 0 else { return }
    let position = file.source.position(of: macro.offset)
    guard let names = macro.parameters else {
      var value = ValueFact(kind: .macro, name: macro.name, position: position)
      value.value = readValue(text, from: 0, to: end)
      value.isConstant = true
      value.isStatic = true
      value.isConditional = macro.isConditional
      facts.values.append(value)
      return
    }
    var function = FunctionFact(kind: .macro, name: macro.name, position: position)
    function.parameters = names.map { ParameterFact(label: nil, name: $0, type: nil) }
    function.isStatic = true
    function.isConditional = macro.isConditional
    var reader = BodyReader(file: text, interest: interest, body: 0..<end, function: function, functionIndex: nil)
    function.returns = [ReturnFact(value: reader.readExpression().value)]
    facts.functions.append(function)
  }

  private func readValue(_ file: LexedFile, from start: Int, to end: Int) -> Expression {
    let nowhere = FunctionFact(kind: .function, name: "", position: file.position(start))
    var reader = BodyReader(
      file: file, interest: interest, body: start..<max(start, end), function: nowhere, functionIndex: nil)
    return reader.readExpression().value
  }
}
