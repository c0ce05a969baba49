import CodeFacts

extension OutlineReader {
  /// What stands between the name of a function and its body.
  fileprivate struct Signature {
    var generics: GenericClauses.Constraints = []
    var parameters: [OutlineParameter] = []
    var effects = (isAsync: false, canThrow: false)
    var returnType: TypeReference?
    var body: Range<Int>?
  }

  mutating func readFunction(_ head: DeclarationHead) throws(UnsureError) {
    try cursor.skipTrivia()
    let (token, name) = try takeFunctionName()
    let signature = try takeSignature()
    var fact = functionFact(.function, name: cursor.text(name), at: token.lowerBound, head, signature)
    fact.role = head.attributes.role(ofMethodWith: fact.parameters)
    // Whether the function is a method, and has a selector at all, shows when the whole is put together.
    FunctionSelectors.assign(to: &fact, signature.selectorSource, objectiveCName: head.objectiveCName)
    if fact.returnType != nil { fact.unreadBody = signature.body.map { UnreadCode($0) } }
    finish(head, .function(fact, isDirect: isDirect))
  }

  /// A name, or the signs of an operator.
  private mutating func takeFunctionName() throws(UnsureError) -> (token: Range<Int>, name: Range<Int>) {
    guard ByteClass.of[cursor.current] & ByteClass.operation != 0 else { return try cursor.takeName() }
    let start = cursor.offset
    while ByteClass.of[cursor.current] & ByteClass.operation != 0 { cursor.offset += 1 }
    let name = start..<cursor.offset
    // In `func <<T>(…)` only the parser knows where the operator ends.
    let isPlain = cursor.current == Byte.space || cursor.current == UInt8(ascii: "(")
    guard isPlain, cursor.bytes[name].allSatisfy({ $0 != UInt8(ascii: "/") }) else { throw UnsureError() }
    return (name, name)
  }

  mutating func readInitializer(_ head: DeclarationHead, keyword: Range<Int>) throws(UnsureError) {
    if cursor.current == UInt8(ascii: "?") || cursor.current == UInt8(ascii: "!") { cursor.offset += 1 }
    let signature = try takeSignature()
    var fact = functionFact(.initializer, name: "init", at: keyword.lowerBound, head, signature)
    fact.returnType = nil
    FunctionSelectors.assign(to: &fact, signature.selectorSource, objectiveCName: head.objectiveCName)
    var isPlain = true
    if fact.parameters.count == 1, fact.parameters[0].label == "coder", let body = signature.body {
      switch FailingBody.failure(of: cursor, body) {
      case .always: fact.alwaysFails = true
      case .never: break
      case .unknown: isPlain = false
      }
    }
    finish(head, .function(fact, isDirect: isDirect), isPlain: isPlain)
  }

  mutating func readDeinitializer(_ head: DeclarationHead, keyword: Range<Int>) throws(UnsureError) {
    try cursor.skipTrivia()
    guard cursor.current == UInt8(ascii: "{") else { throw UnsureError() }
    try cursor.skipBrackets()
    var fact = functionFact(.deinitializer, name: "deinit", at: keyword.lowerBound, head, Signature())
    fact.selector = "dealloc"
    finish(head, .function(fact, isDirect: isDirect))
  }

  mutating func readSubscript(_ head: DeclarationHead, keyword: Range<Int>) throws(UnsureError) {
    try cursor.skipTrivia()
    var signature = Signature()
    signature.generics = try cursor.takeGenericParameters()
    signature.parameters = try takeParameters()
    signature.returnType = try takeReturnType()
    _ = try cursor.takeWhereClause()
    var fact = functionFact(.subscript, name: "subscript", at: keyword.lowerBound, head, signature)
    fact.genericParameters = []
    for index in fact.parameters.indices where fact.parameters[index].label == fact.parameters[index].name {
      // A subscript has no labels unless two names are written.
      fact.parameters[index].label = nil
    }
    try cursor.skipTrivia()
    fact.unreadBody = try takeAccessors().unreadBody
    finish(head, .function(fact, isDirect: isDirect))
  }

  // MARK: The parts of a function

  private mutating func takeSignature() throws(UnsureError) -> Signature {
    var signature = Signature()
    try cursor.skipTrivia()
    signature.generics = try cursor.takeGenericParameters()
    try cursor.skipTrivia()
    signature.parameters = try takeParameters()
    var ahead = cursor
    try ahead.skipTrivia()
    let start = ahead.offset
    let effects = try ahead.takeEffects()
    if ahead.offset > start {
      signature.effects = effects
      cursor.offset = try endOfEffects(from: start)
    }
    signature.returnType = try takeReturnType()
    signature.generics = GenericClauses.merge(try cursor.takeWhereClause(), into: signature.generics)
    if try moveTo(UInt8(ascii: "{")) {
      let body = cursor.offset
      try cursor.skipBrackets()
      signature.body = body..<cursor.offset
    }
    return signature
  }

  /// The end of the last effect, without the blanks behind it.
  private func endOfEffects(from start: Int) throws(UnsureError) -> Int {
    var ahead = cursor
    ahead.offset = start
    var end = start
    while true {
      let word = ahead.offset..<ahead.endOfWord(from: ahead.offset)
      guard ["async", "throws", "rethrows"].contains(ahead.text(word)) else { return end }
      ahead.offset = word.upperBound
      if ahead.current == UInt8(ascii: "(") { try ahead.skipBrackets() }
      end = ahead.offset
      try ahead.skipTrivia()
    }
  }

  /// Nil for `Void` and where nothing is written.
  private mutating func takeReturnType() throws(UnsureError) -> TypeReference? {
    var ahead = cursor
    try ahead.skipTrivia()
    guard ahead.has("->", at: ahead.offset) else { return nil }
    cursor = ahead
    cursor.offset += 2
    let type = try cursor.takeType().reference
    return type == .nameless || type.name == "Void" ? nil : type
  }

  private func functionFact(
    _ kind: FunctionFact.Kind, name: String, at offset: Int, _ head: DeclarationHead, _ signature: Signature
  ) -> FunctionFact {
    var fact = FunctionFact(kind: kind, name: name, position: source.position(at: offset))
    fact.parameters = signature.parameters.map(\.fact)
    fact.genericParameters = GenericClauses.facts(of: signature.generics)
    fact.returnType = signature.returnType
    fact.isStatic = head.isStatic
    fact.isOverride = head.isOverride
    fact.isConditional = isConditional
    fact.isPrivate = head.isPrivate
    return fact
  }
}

extension OutlineReader.Signature {
  fileprivate var selectorSource: FunctionSelectors.Source {
    FunctionSelectors.Source(
      closures: parameters.map(\.isClosure), hasImplicitLabel: parameters.first?.hasImplicitLabel ?? false,
      isAsync: effects.isAsync, canThrow: effects.canThrow)
  }
}
