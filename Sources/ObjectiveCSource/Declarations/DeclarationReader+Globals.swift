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
    var function = FunctionFact(kind: .function, name: file.text(nameIndex), position: file.position(start))
    function.returnType = type
    function.isStatic = true
    function.isPrivate = isFileLocal(start..<nameIndex)
    function.isConditional = file.tokens[start].isConditional
    function.parameters = readParameters(from: nameIndex + 2, to: close)
    skipToBody()
    if file.isToken(index, "{") { finish(function) } else { skipStatement() }
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
    guard file.isToken(nameIndex + 1, "=") || file.isToken(nameIndex + 1, ";") else {
      // The body of a C++ method, which no semicolon ends.
      if let brace = (nameIndex..<end).first(where: { file.isToken($0, "{") || file.isToken($0, "=") }),
        file.isToken(brace, "{"), file.partners[brace] > brace
      {
        index = file.partners[brace] + 1
      }
      return
    }
    var value = ValueFact(kind: .global, name: file.text(nameIndex), position: file.position(nameIndex))
    value.type = type
    value.isConstant = (start..<nameIndex).contains { file.isToken($0, "const") }
    value.isPrivate = isFileLocal(start..<nameIndex)
    value.isConditional = file.tokens[start].isConditional
    value.isStatic = true
    if file.isToken(nameIndex + 1, "=") { value.value = readValue(file, from: nameIndex + 2, to: end) }
    facts.values.append(value)
  }

  /// What is `static` in a header is static in each file that imports it, and so seen by all of them.
  private func isFileLocal(_ head: Range<Int>) -> Bool {
    !isHeader && head.contains { file.isToken($0, "static") }
  }

  // MARK: - Macros

  /// A `#define` whose text is an expression.
  mutating func readMacro(_ macro: MacroText) {
    let text = Lexer.lex(macro, of: file.source)
    guard text.tokens.count > 1 else { return }
    let position = file.source.position(of: macro.offset)
    guard let names = macro.parameters else {
      var value = ValueFact(kind: .macro, name: macro.name, position: position)
      value.value = readValue(text, from: 0, to: text.tokens.count - 1)
      value.isConstant = true
      value.isStatic = true
      value.isPrivate = !isHeader
      value.isConditional = macro.isConditional
      facts.values.append(value)
      return
    }
    var function = FunctionFact(kind: .macro, name: macro.name, position: position)
    function.parameters = names.map { ParameterFact(label: nil, name: $0, type: nil) }
    function.isStatic = true
    function.isPrivate = !isHeader
    function.isConditional = macro.isConditional
    let value = readValue(text, from: 0, to: text.tokens.count - 1, in: function)
    if case .opaque = value {} else { function.returns = [ReturnFact(value: value)] }
    facts.functions.append(function)
  }

  /// One expression that fills a stretch of tokens; opaque where more or something else stands there.
  private func readValue(
    _ file: LexedFile, from start: Int, to end: Int, in function: FunctionFact? = nil
  ) -> Expression {
    let place = function ?? FunctionFact(kind: .function, name: "", position: file.position(start))
    var reader = BodyReader(
      file: file, interest: interest, body: start..<max(start, end), function: place, functionIndex: nil)
    let value = reader.readExpression().value
    if file.isToken(reader.index, ";") { reader.index += 1 }
    guard reader.index < end else { return value }
    return .opaque(file.source.lineOfText(file.tokens[start].start, file.tokens[end - 1].end))
  }
}
