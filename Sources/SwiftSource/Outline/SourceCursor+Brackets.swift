extension SourceCursor {
  /// Deeper nesting is for the parser, which has a limit of its own.
  private static let deepest = 80
  /// As many square brackets that open one after the other are for the parser, too.
  private static let longestRun = 7

  /// Passes over a pair of brackets with all that stands between them.
  mutating func skipBrackets() throws(UnsureError) {
    let depth = closers.count
    repeat {
      let index = nextNotable(from: offset)
      guard index < bytes.count else { throw UnsureError() }
      offset = index
      try skipNotable()
    } while closers.count > depth
  }

  private func nextNotable(from start: Int) -> Int {
    var index = start
    let classes = ByteClass.of
    while index < bytes.count, classes[bytes[index]] & ByteClass.notable == 0 { index += 1 }
    return index
  }

  /// Passes over one token that may hide or be a bracket.
  mutating func skipNotable() throws(UnsureError) {
    switch current {
    case UInt8(ascii: "{"): try open(UInt8(ascii: "}"))
    case UInt8(ascii: "("): try open(UInt8(ascii: ")"))
    case UInt8(ascii: "["): try open(UInt8(ascii: "]"))
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): try close()
    case UInt8(ascii: "\""): try skipString(pounds: 0)
    case UInt8(ascii: "/"): try skipSlash()
    case UInt8(ascii: "#"): try skipPound()
    case UInt8(ascii: "<"), UInt8(ascii: ">"): try skipAngle()
    default: throw UnsureError()
    }
  }

  private mutating func open(_ closer: UInt8) throws(UnsureError) {
    closers.append(closer)
    guard closers.count <= Self.deepest else { throw UnsureError() }
    if closer == UInt8(ascii: "]"), closers.count > Self.longestRun,
      closers.suffix(Self.longestRun).allSatisfy({ $0 == closer })
    {
      throw UnsureError()
    }
    offset += 1
  }

  private mutating func close() throws(UnsureError) {
    guard closers.popLast() == current else { throw UnsureError() }
    offset += 1
  }

  /// A comment, or an operator. What may be the start of a regex is for the parser.
  private mutating func skipSlash() throws(UnsureError) {
    if let end = try endOfComment(from: offset) {
      offset = end
      return
    }
    let before = offset > 0 ? bytes[offset - 1] : Byte.lineFeed
    let next = byte(at: offset + 1)
    let followsOperand =
      ByteClass.of[before] & ByteClass.identifier != 0 || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
    let standsAlone = before == Byte.space && next == Byte.space
    let isAssignment = before == Byte.space && next == UInt8(ascii: "=") && byte(at: offset + 2) == Byte.space
    guard followsOperand || standsAlone || isAssignment else { throw UnsureError() }
    offset += 1
  }

  /// Conflict markers and placeholders of editors are for the parser.
  private mutating func skipAngle() throws(UnsureError) {
    if has("<#", at: offset) || has("<<<", at: offset) || has(">>>>", at: offset) { throw UnsureError() }
    offset += 1
  }

  /// A raw string, a directive, or a macro.
  private mutating func skipPound() throws(UnsureError) {
    var end = offset
    while byte(at: end) == UInt8(ascii: "#") { end += 1 }
    switch byte(at: end) {
    case UInt8(ascii: "\""):
      let pounds = end - offset
      offset = end
      try skipString(pounds: pounds)
    case UInt8(ascii: "/"): throw UnsureError()
    default:
      guard end == offset + 1, !has("#!", at: offset) else { throw UnsureError() }
      if has("#if", at: offset), endOfWord(from: end) == end + 2 { return try skipConditional() }
      offset = end
      let word = end..<endOfWord(from: end)
      // A branch that ends while one of its brackets is open.
      if isWord("elseif", in: word) || isWord("else", in: word) || isWord("endif", in: word) { throw UnsureError() }
    }
  }

  /// `#if` to `#endif`: every branch must close the brackets that it opens.
  private mutating func skipConditional() throws(UnsureError) {
    let depth = closers.count
    conditionalDepth += 1
    guard conditionalDepth <= Self.deepest else { throw UnsureError() }
    offset += 3
    while true {
      let index = nextNotable(from: offset)
      guard index < bytes.count else { throw UnsureError() }
      offset = index
      if closers.count == depth, current == UInt8(ascii: "#") {
        let word = offset + 1..<endOfWord(from: offset + 1)
        if isWord("endif", in: word) {
          offset = word.upperBound
          conditionalDepth -= 1
          return
        }
        if isWord("elseif", in: word) || isWord("else", in: word) {
          offset = word.upperBound
          continue
        }
      }
      try skipNotable()
      guard closers.count >= depth else { throw UnsureError() }
    }
  }
}
