import CodeFacts

/// A parameter with what its selector needs to know.
struct OutlineParameter {
  let fact: ParameterFact
  let isClosure: Bool
  /// Whether one name is both the label and the name.
  let hasImplicitLabel: Bool
}

extension OutlineReader {
  /// Reads the parameters between their brackets.
  mutating func takeParameters() throws(UnsureError) -> [OutlineParameter] {
    try cursor.take(UInt8(ascii: "("))
    var parameters: [OutlineParameter] = []
    try cursor.skipTrivia()
    while !cursor.takeIfNext(UInt8(ascii: ")")) {
      parameters.append(try takeParameter())
      try cursor.skipTrivia()
      if cursor.takeIfNext(UInt8(ascii: ")")) { break }
      try cursor.take(UInt8(ascii: ","))
      try cursor.skipTrivia()
    }
    return parameters
  }

  private mutating func takeParameter() throws(UnsureError) -> OutlineParameter {
    try skipParameterAttributes()
    let first = try cursor.takeName()
    try cursor.skipTrivia()
    var second: Range<Int>?
    if cursor.current != UInt8(ascii: ":") {
      // `isolated actor: Actor`, and in old code `inout text: String`: a modifier is no label.
      if Self.parameterModifiers.contains(cursor.text(first.name)) { throw UnsureError() }
      second = try cursor.takeName().name
      try cursor.skipTrivia()
    }
    try cursor.take(UInt8(ascii: ":"))
    let type = try cursor.takeType()
    try cursor.skipTrivia()
    if cursor.has("...", at: cursor.offset) { cursor.offset += 3 }
    let hasLabel = !cursor.isWord("_", in: first.token)
    let fact = ParameterFact(
      label: hasLabel ? cursor.text(first.name) : nil, name: cursor.text(second ?? first.name), type: type.reference,
      defaultValue: try takeDefaultValue(type: type.reference))
    return OutlineParameter(fact: fact, isClosure: type.isClosure, hasImplicitLabel: hasLabel && second == nil)
  }

  private static let parameterModifiers: Set<String> = [
    "isolated", "_const", "sending", "inout", "var", "let", "borrowing", "consuming", "__shared", "__owned",
  ]

  private mutating func skipParameterAttributes() throws(UnsureError) {
    while cursor.takeIfNext(UInt8(ascii: "@")) {
      _ = try cursor.takeName()
      guard cursor.current != UInt8(ascii: "."), cursor.current != UInt8(ascii: "<") else { throw UnsureError() }
      if cursor.current == UInt8(ascii: "(") { try cursor.skipBrackets() }
      try cursor.skipTrivia()
    }
  }

  private mutating func takeDefaultValue(type: TypeReference) throws(UnsureError) -> Expression? {
    guard try moveTo(UInt8(ascii: "=")) else { return nil }
    cursor.offset += 1
    try cursor.skipTrivia()
    let start = cursor.offset
    var end = start
    var last = start..<start
    while cursor.current != UInt8(ascii: ","), cursor.current != UInt8(ascii: ")") {
      let token = cursor.offset
      try guardJuxtaposition(of: last)
      try skipValueToken()
      end = cursor.offset
      last = token..<end
      try cursor.skipTrivia()
    }
    guard end > start else { throw UnsureError() }
    return OutlineValue.read(start..<end, of: cursor, type: type, selfIsType: false)
  }

  /// Passes over one token of a value, brackets as a whole.
  mutating func skipValueToken() throws(UnsureError) {
    switch cursor.current {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): try cursor.skipBrackets()
    // Between angle brackets a comma parts no values.
    case UInt8(ascii: "<"): try cursor.skipAngleBrackets()
    case UInt8(ascii: "`"): _ = try cursor.takeName()
    case let byte where ByteClass.of[byte] & ByteClass.identifier != 0:
      _ = try cursor.takeWord()
    case let byte where ByteClass.of[byte] & ByteClass.notable != 0: try cursor.skipNotable()
    case 0: throw UnsureError()
    default: cursor.offset += 1
    }
  }
}
