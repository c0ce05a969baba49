import CodeFacts

extension BodyReader {
  mutating func readStatements(to limit: Int) -> FlowOutcome {
    var outcome = FlowOutcome.goesOn
    let outerGuards = guards
    while index < limit {
      let before = index
      let next = readStatement(to: limit)
      if outcome.fallsThrough {
        outcome.canSucceed = outcome.canSucceed || next.canSucceed
        outcome.fallsThrough = next.fallsThrough
      }
      if index == before { index += 1 }
    }
    guards = outerGuards
    return outcome
  }

  mutating func readStatement(to limit: Int) -> FlowOutcome {
    if file.isToken(index, "{") { return readBlock() }
    if file.tokens[index].kind == .at, let outcome = readAtStatement(to: limit) { return outcome }
    guard file.tokens[index].kind == .identifier else { return readExpressionStatement(to: limit) }
    switch file.text(index) {
    case "if":
      return readIf(to: limit)
    case "for", "while", "switch":
      return readLoop(to: limit)
    case "do", "else", "default", "try":
      index += 1
      return .goesOn
    case "case":
      while index < limit, !file.isToken(index, ":") { index += 1 }
      index += 1
      return .goesOn
    case "return":
      return readReturn(to: limit)
    case "break", "continue", "goto":
      skipPastSemicolon(limit)
      return .goesOn
    case "abort", "exit", "__builtin_trap", "__builtin_unreachable":
      skipPastSemicolon(limit)
      return .fails
    default:
      if readDeclaration(to: limit) { return .goesOn }
      return readExpressionStatement(to: limit)
    }
  }

  /// The block here; too deep a nest is passed over whole.
  private mutating func readBlock() -> FlowOutcome {
    let close = file.partners[index]
    guard close > index else {
      index += 1
      return .goesOn
    }
    guard depth < Self.depthCap else {
      index = close + 1
      return .goesOn
    }
    depth += 1
    scopes.append([:])
    index += 1
    let outcome = readStatements(to: min(close, end))
    scopes.removeLast()
    depth -= 1
    index = close + 1
    return outcome
  }

  /// `@throw`, `@synchronized (…) {`, `@autoreleasepool {`, `@try {`
  private mutating func readAtStatement(to limit: Int) -> FlowOutcome? {
    guard file.isIdentifier(index + 1) else { return nil }
    switch file.text(index + 1) {
    case "throw":
      skipPastSemicolon(limit)
      return .fails
    case "synchronized", "autoreleasepool", "try", "finally", "catch":
      index += 2
      if file.isToken(index, "("), file.partners[index] > index { index = file.partners[index] + 1 }
      return .goesOn
    default:
      return nil
    }
  }

  private mutating func readIf(to limit: Int) -> FlowOutcome {
    index += 1
    guard file.isToken(index, "("), file.partners[index] > index else { return .goesOn }
    let close = file.partners[index]
    let condition = readCondition(to: close)
    let outerGuards = guards
    if !condition.holding.isEmpty { guards = condition.holding }
    let first = readBranch(to: limit)
    guards = outerGuards
    guard file.isToken(index, "else") else {
      if !first.fallsThrough, !condition.failing.isEmpty { guards = condition.failing }
      return first.either(.goesOn)
    }
    index += 1
    if !condition.failing.isEmpty { guards = condition.failing }
    let second = readBranch(to: limit)
    guards = outerGuards
    return first.either(second)
  }

  private mutating func readBranch(to limit: Int) -> FlowOutcome {
    guard index < limit, depth < Self.depthCap else {
      skipPastSemicolon(limit)
      return .goesOn
    }
    depth += 1
    defer { depth -= 1 }
    return readStatement(to: limit)
  }

  /// Reads what stands in parentheses, and the identifiers that hold when it is true and when it is false.
  private mutating func readCondition(to close: Int) -> (holding: [Expression], failing: [Expression]) {
    let open = index
    let testCount = tests.count
    index += 1
    while index < close {
      let before = index
      _ = readExpression()
      if index == before { index += 1 }
    }
    index = close + 1
    let found = tests[testCount...]
    let alternatives = (open..<close).count { file.isToken($0, "||") }
    let hasParts = (open..<close).contains { file.isToken($0, "&&") }
    // `a || other`: neither is known to hold; `!a && other`: nor is it known that one fails.
    let holding = alternatives < max(1, found.count) ? found.filter { !$0.isNegated } : []
    let failing = hasParts ? [] : found.filter(\.isNegated)
    return (holding.map(\.fact.candidate), failing.map(\.fact.candidate))
  }

  /// A loop may not run, and a switch may match nothing: neither decides how a body ends.
  private mutating func readLoop(to limit: Int) -> FlowOutcome {
    index += 1
    if file.isToken(index, "("), file.partners[index] > index {
      let close = file.partners[index]
      index += 1
      _ = readStatements(to: close)
      index = close + 1
    }
    return readBranch(to: limit).either(.goesOn)
  }

  private mutating func readReturn(to limit: Int) -> FlowOutcome {
    index += 1
    if file.isToken(index, ";") {
      index += 1
      return .succeeds
    }
    let parsed = readExpression()
    noteType(returnType, of: parsed)
    skipPastSemicolon(limit)
    if parsed.value == .null { return .fails }
    returns.append(ReturnFact(value: parsed.value))
    return .succeeds
  }

  private mutating func readExpressionStatement(to limit: Int) -> FlowOutcome {
    let parsed = readExpression()
    skipPastSemicolon(limit)
    if case .call(let call) = parsed.value, call.name == "doesNotRecognizeSelector:" { return .fails }
    if case .call(let call) = parsed.value, call.name == "raise", call.receiver != nil { return .fails }
    if case .call(let call) = parsed.value, call.name == "raise:format:" { return .fails }
    return .goesOn
  }

  /// Reads on to the semicolon, so that what an expression left over is read too.
  mutating func skipPastSemicolon(_ limit: Int) {
    while index < limit, !file.isToken(index, ";"), !file.isToken(index, "}") {
      let before = index
      if file.isToken(index, "{") { return }
      _ = readExpression()
      if index == before { index += 1 }
    }
    if file.isToken(index, ";") { index += 1 }
  }

}
