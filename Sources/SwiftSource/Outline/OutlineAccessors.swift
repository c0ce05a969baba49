import CodeFacts

/// What stands between the brackets behind a property or a subscript.
struct OutlineAccessors {
  /// Whether they watch a stored value and do not compute one.
  var areObservers = false
  /// The whole, where a getter in it says what the value is.
  var unreadBody: UnreadCode?
}

extension SourceCursor {
  private static let accessors: [StaticString] = ["get", "set", "willSet", "didSet"]

  /// Whether a bracket that comes next opens accessors rather than code.
  func startsAccessors() throws(UnsureError) -> Bool {
    var ahead = self
    ahead.offset += 1
    try ahead.skipTrivia()
    if ahead.current == UInt8(ascii: "@") { throw UnsureError() }
    let word = ahead.offset..<ahead.endOfWord(from: ahead.offset)
    if [
      "mutating", "nonmutating", "_read", "_modify", "read", "modify", "unsafeAddress", "unsafeMutableAddress", "init",
      "borrowing", "consuming", "__consuming", "borrow", "mutate",
    ].contains(ahead.text(word)) {
      throw UnsureError()
    }
    guard Self.accessors.contains(where: { isWord($0, in: word) }) else { return false }
    ahead.offset = word.upperBound
    try ahead.skipTrivia()
    // Anything else that follows `get` may make it the name of a function.
    let follows =
      ahead.current == UInt8(ascii: "{") || ahead.current == UInt8(ascii: "}") || ahead.current == UInt8(ascii: "(")
      || ["get", "set", "async", "throws", "mutating", "nonmutating"].contains(
        ahead.text(ahead.offset..<ahead.endOfWord(from: ahead.offset)))
    let isCall = ahead.current == UInt8(ascii: "(") && isWord("get", in: word)
    guard follows, !isCall else { throw UnsureError() }
    return true
  }
}

extension OutlineReader {
  /// Reads the brackets behind a property or a subscript.
  mutating func takeAccessors() throws(UnsureError) -> OutlineAccessors {
    let start = cursor.offset
    guard cursor.current == UInt8(ascii: "{") else { throw UnsureError() }
    var accessors = OutlineAccessors()
    guard try cursor.startsAccessors() else {
      try cursor.skipBrackets()
      accessors.unreadBody = UnreadCode(start..<cursor.offset)
      return accessors
    }
    cursor.offset += 1
    var hasGetter = false
    try cursor.skipTrivia()
    while !cursor.takeIfNext(UInt8(ascii: "}")) {
      hasGetter = try takeAccessor(into: &accessors) || hasGetter
      try cursor.skipTrivia()
    }
    if hasGetter, !accessors.areObservers { accessors.unreadBody = UnreadCode(start..<cursor.offset) }
    return accessors
  }

  /// - Returns: whether it is a getter with a body.
  private mutating func takeAccessor(into accessors: inout OutlineAccessors) throws(UnsureError) -> Bool {
    let word = try cursor.takeWord()
    let name = cursor.text(word)
    guard ["get", "set", "willSet", "didSet"].contains(name) else { throw UnsureError() }
    let isObserver = name == "willSet" || name == "didSet"
    if isObserver { accessors.areObservers = true }
    try cursor.skipTrivia()
    if cursor.current == UInt8(ascii: "("), name != "get" {
      try cursor.skipBrackets()
      try cursor.skipTrivia()
    }
    try cursor.takeEffects()
    guard cursor.current == UInt8(ascii: "{") else { return false }
    try cursor.skipBrackets()
    return name == "get"
  }
}
