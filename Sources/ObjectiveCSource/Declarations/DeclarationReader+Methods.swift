import CodeFacts

extension DeclarationReader {
  /// `- (Type)part:(Type)name part:(Type)name;` or the same with a body.
  mutating func readMethod() {
    let start = index
    var function = FunctionFact(kind: .function, name: "", position: file.position(start))
    function.owner = owner
    function.isStatic = file.isToken(index, "+")
    function.isConditional = file.tokens[start].isConditional
    index += 1
    let isSegueAction = file.isToken(index, "(") && holdsSegueAction(file.partners[index])
    function.returnType = readParenthesizedType()
    readSelector(into: &function)
    guard !function.name.isEmpty else { return }
    function.selector = function.name
    function.kind = isInitializer(function) ? .initializer : .function
    function.role = isSegueAction ? .segueAction : interfaceRole(of: function)
    finish(function)
  }

  private mutating func readParenthesizedType() -> TypeReference? {
    guard file.isToken(index, "("), file.partners[index] > index else { return nil }
    let close = file.partners[index]
    defer { index = close + 1 }
    return TypeReader.read(file, from: index + 1, to: close)?.type
  }

  private mutating func readSelector(into function: inout FunctionFact) {
    while file.isIdentifier(index) || file.isToken(index, ":") {
      var part = ""
      if file.isIdentifier(index) {
        guard function.parameters.isEmpty || file.isToken(index + 1, ":") else { return }
        part = file.text(index)
        index += 1
      }
      function.name += part
      guard file.isToken(index, ":") else { return }
      function.name += ":"
      index += 1
      let type = readParenthesizedType()
      index = TypeReader.skipQualifiers(file, from: index, to: file.tokens.count)
      guard file.isIdentifier(index) else { return }
      let label = part.isEmpty ? nil : part
      function.parameters.append(ParameterFact(label: label, name: file.text(index), type: type))
      index += 1
    }
  }

  /// The family rule of the compiler: `init`, then nothing or a letter that is not lower case.
  private func isInitializer(_ function: FunctionFact) -> Bool {
    guard !function.isStatic, function.name.hasPrefix("init") else { return false }
    guard let next = function.name.dropFirst(4).unicodeScalars.first else { return true }
    return !("a"..."z").contains(next)
  }

  /// `(IBSegueAction Detail *)`: the word stands before the type that is made.
  private func holdsSegueAction(_ close: Int) -> Bool {
    index < close && (index..<close).contains { file.isToken($0, "IBSegueAction") }
  }

  private func interfaceRole(of function: FunctionFact) -> InterfaceRole? {
    guard !function.isStatic, function.returnType?.name == "IBAction" else { return nil }
    let isUnwind = function.parameters.count == 1 && SegueCallback.isSegue(function.parameters[0].type)
    return isUnwind ? .unwindAction : .action
  }

  /// Goes past attributes behind a head, to its body or semicolon.
  mutating func skipToBody() {
    while index < file.tokens.count, file.tokens[index].kind != .end, file.tokens[index].kind != .at,
      !file.isToken(index, ";"), !file.isToken(index, "{")
    {
      index += 1
    }
  }

  /// Adds a function whose head has been read, and its body if one follows.
  mutating func finish(_ head: FunctionFact) {
    skipToBody()
    facts.functions.append(head)
    guard file.isToken(index, "{"), file.partners[index] > index else {
      if file.isToken(index, ";") { index += 1 }
      return
    }
    let body = index + 1..<file.partners[index]
    index = body.upperBound + 1
    facts.functions[facts.functions.count - 1] = readBody(body, of: head)
  }

  /// Reads a body as far as it can matter; the function with what its body tells.
  private mutating func readBody(_ body: Range<Int>, of head: FunctionFact) -> FunctionFact {
    var function = head
    let canMatter = interest.isHeld(by: body, of: file) || hasSegue(function)
    let mayFail = function.name == "initWithCoder:"
    guard canMatter || mayFail || isShortAndReturns(body) else { return function }
    var reader = BodyReader(
      file: file, interest: interest, body: body, function: function, functionIndex: facts.functions.count - 1)
    let outcome = reader.readBody()
    facts.calls += reader.calls
    facts.identifierTests += reader.tests.map(\.fact)
    facts.destinationCasts += reader.casts
    function.returns = reader.returns
    function.isOverride = reader.callsSuper || SegueCallback.of(selector: function.name) != nil
    function.alwaysFails = mayFail && !outcome.canSucceed && !outcome.fallsThrough
    return function
  }

  private func hasSegue(_ function: FunctionFact) -> Bool {
    function.parameters.contains { SegueCallback.isSegue($0.type) }
      || SegueCallback.of(selector: function.name) != nil
  }

  /// A body that can stand for its value: a constant, a factory, a lookup.
  private func isShortAndReturns(_ body: Range<Int>) -> Bool {
    body.count <= 60 && body.contains { file.isToken($0, "return") }
  }
}
