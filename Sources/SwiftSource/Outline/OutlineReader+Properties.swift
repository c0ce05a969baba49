import CodeFacts

extension OutlineReader {
  mutating func readVariable(_ head: DeclarationHead, isConstant: Bool) throws(UnsureError) {
    try cursor.skipTrivia()
    let (token, name) = try cursor.takeName()
    if cursor.isWord("_", in: token) { throw UnsureError() }
    var type: TypeReference?
    if try moveTo(UInt8(ascii: ":")) {
      cursor.offset += 1
      type = try cursor.takeType().reference
    }
    let position = source.position(at: token.lowerBound)
    if try moveTo(UInt8(ascii: "{")) {
      let accessors = try takeAccessors()
      guard accessors.areObservers else {
        let fact = getter(cursor.text(name), type: type, accessors, head, at: position)
        return finish(head, .function(fact, isDirect: isDirect))
      }
      let fact = storedValue(cursor.text(name), type: type, isConstant, head, at: position)
      return finish(head, .value(fact, isDirect: isDirect))
    }
    var fact = storedValue(cursor.text(name), type: type, isConstant, head, at: position)
    var isPlain = true
    if try moveTo(UInt8(ascii: "=")) {
      cursor.offset += 1
      fact.value = OutlineValue.read(try takeInitialValue(), of: cursor, type: type, selfIsType: head.isStatic)
    }
    if try moveTo(UInt8(ascii: "{")) {
      guard try takeAccessors().areObservers else { throw UnsureError() }
    }
    // In `let a, b: Int` only the parser knows which names there are.
    if try cursor.isNext(UInt8(ascii: ",")) {
      isPlain = false
      while try moveTo(UInt8(ascii: ",")) {
        cursor.offset += 1
        try takeFurtherBinding()
      }
    }
    finish(head, .value(fact, isDirect: isDirect), isPlain: isPlain)
  }

  /// Passes over a binding after the first, which the parser will read.
  private mutating func takeFurtherBinding() throws(UnsureError) {
    try cursor.skipTrivia()
    _ = try cursor.takeName()
    if try moveTo(UInt8(ascii: ":")) {
      cursor.offset += 1
      _ = try cursor.takeType()
    }
    if try moveTo(UInt8(ascii: "=")) {
      cursor.offset += 1
      _ = try takeInitialValue()
    }
    if try cursor.isNext(UInt8(ascii: "{")) { throw UnsureError() }
  }

  private func storedValue(
    _ name: String, type: TypeReference?, _ isConstant: Bool, _ head: DeclarationHead, at position: SourcePosition
  ) -> ValueFact {
    var fact = ValueFact(kind: .property, name: name, position: position)
    fact.type = type
    fact.isStatic = head.isStatic
    fact.isConstant = isConstant
    fact.isConditional = isConditional
    fact.isPrivate = head.isPrivate
    fact.role = head.attributes.role(ofPropertyOfType: type)
    fact.objectiveCName = head.objectiveCName ?? name
    return fact
  }

  private func getter(
    _ name: String, type: TypeReference?, _ accessors: OutlineAccessors, _ head: DeclarationHead,
    at position: SourcePosition
  ) -> FunctionFact {
    var fact = FunctionFact(kind: .getter, name: name, position: position)
    fact.returnType = type
    fact.role = head.attributes.role(ofPropertyOfType: type)
    fact.selector = head.objectiveCName ?? name
    fact.isStatic = head.isStatic
    fact.isOverride = head.isOverride
    fact.isConditional = isConditional
    fact.isPrivate = head.isPrivate
    fact.unreadBody = accessors.unreadBody
    return fact
  }

  // MARK: Enum cases

  mutating func readCases(_ head: DeclarationHead) throws(UnsureError) {
    var facts: [ValueFact] = []
    repeat {
      try cursor.skipTrivia()
      let (token, name) = try cursor.takeName()
      var fact = ValueFact(
        kind: .enumCase, name: cursor.text(name), position: source.position(at: token.lowerBound))
      fact.isStatic = true
      fact.isConstant = true
      fact.isConditional = isConditional
      if cursor.current == UInt8(ascii: "(") { try cursor.skipBrackets() }
      if try moveTo(UInt8(ascii: "=")) { fact.value = try takeRawValue() }
      facts.append(fact)
    } while try takeComma()
    let range = head.start..<cursor.offset
    if interest.matters(range) {
      events.append(.parsed(range, isConditional: isConditional, isDirect: isDirect))
    } else {
      events += facts.map { .value($0, isDirect: isDirect) }
    }
  }

  private mutating func takeComma() throws(UnsureError) -> Bool {
    guard try moveTo(UInt8(ascii: ",")) else { return false }
    cursor.offset += 1
    return true
  }

  /// The value of a case is a literal.
  private mutating func takeRawValue() throws(UnsureError) -> Expression {
    cursor.offset += 1
    try cursor.skipTrivia()
    let start = cursor.offset
    if cursor.current == UInt8(ascii: "\"") {
      try cursor.skipString(pounds: 0)
    } else {
      _ = cursor.takeIfNext(UInt8(ascii: "-"))
      _ = try cursor.takeWord()
    }
    guard let value = OutlineValue.plainValue(start..<cursor.offset, of: cursor) else { throw UnsureError() }
    switch value {
    case .string, .integer: return value
    default: throw UnsureError()
    }
  }
}
