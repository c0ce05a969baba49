import CodeFacts

extension SourceCursor {
  /// Deeper types are for the parser.
  private static let deepestType = 16

  /// Reads a type.
  mutating func takeType(depth: Int = 0) throws(UnsureError) -> WrittenType {
    guard depth < Self.deepestType else { throw UnsureError() }
    try skipTrivia()
    let hasAttributes = current == UInt8(ascii: "@")
    while current == UInt8(ascii: "@") { try skipTypeAttribute() }
    var type = try takeTypeWithoutAttributes(depth: depth + 1)
    if try isNext(UInt8(ascii: "&")) { type = try takeComposition(from: type, depth: depth + 1) }
    if hasAttributes { type.parts = [type.reference] }
    return type
  }

  /// `@escaping`, `@Sendable`, `@MainActor`.
  private mutating func skipTypeAttribute() throws(UnsureError) {
    offset += 1
    let name = try takeName().name
    if current == UInt8(ascii: "(") {
      // In `@escaping(Int) -> Void` the brackets belong to the type.
      if isWord("escaping", in: name) { return }
      guard isWord("convention", in: name) else { throw UnsureError() }
      try skipBrackets()
    }
    if try skipTrivia() { throw UnsureError() }
  }

  private mutating func takeTypeWithoutAttributes(depth: Int) throws(UnsureError) -> WrittenType {
    switch current {
    case UInt8(ascii: "["): return try takePostfix(of: takeCollection(depth: depth))
    case UInt8(ascii: "("): return try takeTupleOrFunction(depth: depth)
    default: return try takeNamedType(depth: depth)
    }
  }

  /// `A & B`, of which the first part has been read. As a whole it has no name.
  private mutating func takeComposition(from first: WrittenType, depth: Int) throws(UnsureError) -> WrittenType {
    var whole = WrittenType.nameless
    whole.parts = first.parts
    while try isNext(UInt8(ascii: "&")) {
      try skipTrivia()
      offset += 1
      try skipTrivia()
      whole.parts += try takeTypeWithoutAttributes(depth: depth).parts
    }
    return whole
  }

  /// Whether a byte is that of the next token, without going there.
  func isNext(_ wanted: UInt8) throws(UnsureError) -> Bool {
    if current == wanted { return true }
    var ahead = self
    try ahead.skipTrivia()
    return ahead.current == wanted
  }

  // MARK: Names

  private mutating func takeNamedType(depth: Int) throws(UnsureError) -> WrittenType {
    let (token, name) = try takeName()
    if token == name {
      switch text(name) {
      case "some", "any":
        guard try !skipTrivia() else { throw UnsureError() }
        var constraint = try takeType(depth: depth)
        // Only the parts of a written composition count one by one.
        constraint.parts = [constraint.reference]
        return constraint
      case "inout":
        guard try !skipTrivia() else { throw UnsureError() }
        return try takeType(depth: depth)
      case "class": return .nameless
      case "borrowing", "consuming", "sending", "isolated", "nonisolated", "repeat", "each", "let", "var", "func",
        "__owned", "__shared", "_const", "where", "in", "is", "as":
        throw UnsureError()
      default: break
      }
    }
    return try takePostfix(of: takeRestOfName(text(name), depth: depth))
  }

  /// Generic arguments and the names after dots.
  private mutating func takeRestOfName(_ first: String, depth: Int) throws(UnsureError) -> TypeReference {
    var name = first
    var isMember = false
    while true {
      try moveToAngleBracket()
      let arguments = try takeGenericArguments(depth: depth)
      let isLast = current != UInt8(ascii: ".") || isMetatypeNext || byte(at: offset + 1) == UInt8(ascii: ".")
      if isLast {
        if name == "Optional", !isMember, let wrapped = arguments.first { return wrapped.optional }
        return TypeReference(name, arguments: arguments)
      }
      offset += 1
      if name == "Optional", !isMember, !arguments.isEmpty { throw UnsureError() }
      name += "." + text(try takeName().name)
      isMember = true
    }
  }

  /// A blank before generic arguments changes nothing.
  private mutating func moveToAngleBracket() throws(UnsureError) {
    guard ByteClass.of[current] & ByteClass.blank != 0 else { return }
    var ahead = self
    try ahead.skipTrivia()
    if ahead.current == UInt8(ascii: "<") { self = ahead }
  }

  private var isMetatypeNext: Bool {
    let word = offset + 1..<endOfWord(from: offset + 1)
    return isWord("Type", in: word) || isWord("Protocol", in: word)
  }

  /// The arguments between angle brackets; empty where none follow.
  mutating func takeGenericArguments(depth: Int) throws(UnsureError) -> [TypeReference] {
    guard takeIfNext(UInt8(ascii: "<")) else { return [] }
    var arguments: [TypeReference] = []
    while true {
      try skipTrivia()
      if Byte.isDigit(current) { throw UnsureError() }
      arguments.append(try takeType(depth: depth + 1).reference)
      try skipTrivia()
      if takeIfNext(UInt8(ascii: ">")) { return arguments }
      try take(UInt8(ascii: ","))
    }
  }

  /// Passes over the generic arguments of a value, or over a comparison.
  mutating func skipAngleBrackets() throws(UnsureError) {
    let next = byte(at: offset + 1)
    let isRange = offset > 0 && bytes[offset - 1] == UInt8(ascii: ".")
    if isRange || next == Byte.space || next == UInt8(ascii: "=") {
      try skipNotable()
      return
    }
    _ = try takeGenericArguments(depth: 0)
  }

  // MARK: Collections, tuples, functions

  private mutating func takeCollection(depth: Int) throws(UnsureError) -> TypeReference {
    offset += 1
    try skipTrivia()
    if Byte.isDigit(current) { throw UnsureError() }
    let element = try takeType(depth: depth + 1).reference
    try skipTrivia()
    if takeIfNext(UInt8(ascii: "]")) { return TypeReference("Array", arguments: [element]) }
    try take(UInt8(ascii: ":"))
    let value = try takeType(depth: depth + 1).reference
    try skipTrivia()
    try take(UInt8(ascii: "]"))
    return TypeReference("Dictionary", arguments: [element, value])
  }

  private mutating func takeTupleOrFunction(depth: Int) throws(UnsureError) -> WrittenType {
    let (only, count) = try takeTupleElements(depth: depth)
    if let result = try takeArrow(depth: depth) { return result }
    guard count == 1, let only else { return try takePostfix(of: .nameless) }
    let start = offset
    var type = try takePostfix(of: only.reference)
    type.isClosure = only.isClosure && bytes[start..<offset].allSatisfy { $0 == UInt8(ascii: "?") }
    return type
  }

  /// - Returns: the first element where it is written without a label, and how many there are.
  private mutating func takeTupleElements(depth: Int) throws(UnsureError) -> (WrittenType?, Int) {
    offset += 1
    var first: WrittenType?
    var count = 0
    while true {
      try skipTrivia()
      if takeIfNext(UInt8(ascii: ")")) { return (first, count) }
      try skipElementLabel()
      let type = try takeType(depth: depth + 1)
      if count == 0 { first = type }
      count += 1
      try skipTrivia()
      if has("...", at: offset) {
        offset += 3
        try skipTrivia()
      }
      if takeIfNext(UInt8(ascii: ")")) { return (first, count) }
      try take(UInt8(ascii: ","))
    }
  }

  /// `name:` or `_ name:`.
  private mutating func skipElementLabel() throws(UnsureError) {
    var ahead = self
    guard ByteClass.of[ahead.current] & ByteClass.identifier != 0 else { return }
    _ = try ahead.takeWord()
    try ahead.skipTrivia()
    if ByteClass.of[ahead.current] & ByteClass.identifier != 0 {
      _ = try ahead.takeWord()
      try ahead.skipTrivia()
    }
    guard ahead.takeIfNext(UInt8(ascii: ":")) else { return }
    self = ahead
  }

  /// The rest of a function type behind its parameters; nil where they are a tuple.
  private mutating func takeArrow(depth: Int) throws(UnsureError) -> WrittenType? {
    var ahead = self
    try ahead.skipTrivia()
    try ahead.takeEffects()
    guard ahead.has("->", at: ahead.offset) else { return nil }
    self = ahead
    offset += 2
    _ = try takeType(depth: depth + 1)
    return .closure
  }

  /// `async`, `throws` and the like.
  @discardableResult
  mutating func takeEffects() throws(UnsureError) -> (isAsync: Bool, canThrow: Bool) {
    var (isAsync, canThrow) = (false, false)
    while true {
      let word = offset..<endOfWord(from: offset)
      if isWord("async", in: word) {
        if isAsync || canThrow { throw UnsureError() }
        isAsync = true
      } else if isWord("throws", in: word) || isWord("rethrows", in: word) {
        if canThrow { throw UnsureError() }
        canThrow = true
      } else {
        if isWord("reasync", in: word) { throw UnsureError() }
        return (isAsync, canThrow)
      }
      offset = word.upperBound
      if current == UInt8(ascii: "(") { try skipBrackets() }
      try skipTrivia()
    }
  }

  /// `?`, `!` and `.Type` behind a type.
  private mutating func takePostfix(of type: TypeReference) throws(UnsureError) -> WrittenType {
    var type = type
    for _ in 0..<Self.deepestType {
      switch current {
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        offset += 1
        type = type.optional
      case UInt8(ascii: ".") where isMetatypeNext:
        offset = endOfWord(from: offset + 1)
        type = TypeReference(type.name, arguments: type.arguments, isMetatype: true)
      case UInt8(ascii: ".") where byte(at: offset + 1) == UInt8(ascii: "."): return WrittenType(type)
      case UInt8(ascii: "."), UInt8(ascii: "<"): throw UnsureError()
      default: return WrittenType(type)
      }
    }
    throw UnsureError()
  }
}
