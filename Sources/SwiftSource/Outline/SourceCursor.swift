/// The cursor has met code of which only the parser can tell what it means.
struct UnsureError: Error {}

/// Walks the bytes of a Swift source without making a syntax tree.
///
/// It knows comments, strings and brackets. Where it is not sure it throws, and the parser reads the code instead.
struct SourceCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  /// The brackets that are open, by what closes them.
  var closers: [UInt8] = []
  /// How many `#if` stand around in a body.
  var conditionalDepth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at an offset; zero beyond the end. A source that holds a zero is for the parser.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  /// The byte that comes next.
  @inline(__always)
  var current: UInt8 { byte(at: offset) }

  /// Whether a text of ASCII stands at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Whether a range holds a word and nothing else.
  func isWord(_ text: StaticString, in range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount && has(text, at: range.lowerBound)
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  // MARK: Blanks and comments

  /// Goes to the next token.
  ///
  /// - Returns: whether a line ended on the way.
  @discardableResult
  mutating func skipTrivia() throws(UnsureError) -> Bool {
    var isNewLine = false
    while true {
      switch current {
      case Byte.space, Byte.tab: offset += 1
      case Byte.lineFeed, Byte.carriageReturn:
        isNewLine = true
        offset += 1
      case UInt8(ascii: "/"):
        guard let end = try endOfComment(from: offset) else { return isNewLine }
        // A comment over several lines ends a line as well.
        isNewLine = isNewLine || bytes[offset..<end].contains(Byte.lineFeed)
        offset = end
      default: return isNewLine
      }
    }
  }

  /// The end of the comment that starts at an offset; nil where none does.
  func endOfComment(from start: Int) throws(UnsureError) -> Int? {
    switch byte(at: start + 1) {
    case UInt8(ascii: "/"):
      var end = start + 2
      while end < bytes.count, bytes[end] != Byte.lineFeed, bytes[end] != Byte.carriageReturn { end += 1 }
      return end
    case UInt8(ascii: "*"): return try endOfBlockComment(from: start)
    default: return nil
    }
  }

  /// Block comments nest.
  private func endOfBlockComment(from start: Int) throws(UnsureError) -> Int {
    var depth = 1
    var index = start + 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    throw UnsureError()
  }

  // MARK: Words

  /// The end of the word that starts at an offset; the offset itself where none does.
  func endOfWord(from start: Int) -> Int {
    var end = start
    while end < bytes.count, ByteClass.of[bytes[end]] & ByteClass.identifier != 0 { end += 1 }
    return end
  }

  /// Reads a word of letters, digits and underscores.
  ///
  /// - Returns: its range; an empty one where none comes next.
  mutating func takeWord() throws(UnsureError) -> Range<Int> {
    let start = offset
    while offset < bytes.count, ByteClass.of[bytes[offset]] & ByteClass.identifier != 0 {
      // Of letters beyond ASCII only the parser knows which may stand in a name.
      if bytes[offset] >= 0x80 { throw UnsureError() }
      offset += 1
    }
    return start..<offset
  }

  /// Reads a name, perhaps between backticks.
  ///
  /// - Returns: the range of the token, and that of the name without backticks.
  mutating func takeName() throws(UnsureError) -> (token: Range<Int>, name: Range<Int>) {
    guard current == UInt8(ascii: "`") else {
      let word = try takeWord()
      guard !word.isEmpty, !Byte.isDigit(bytes[word.lowerBound]) else { throw UnsureError() }
      return (word, word)
    }
    let start = offset
    offset += 1
    let word = try takeWord()
    guard !word.isEmpty, !Byte.isDigit(bytes[word.lowerBound]) else { throw UnsureError() }
    try take(UInt8(ascii: "`"))
    return (start..<offset, word)
  }

  /// Reads a byte that must come next.
  mutating func take(_ wanted: UInt8) throws(UnsureError) {
    guard current == wanted else { throw UnsureError() }
    offset += 1
  }

  /// Reads a byte if it comes next.
  mutating func takeIfNext(_ wanted: UInt8) -> Bool {
    guard current == wanted else { return false }
    offset += 1
    return true
  }
}
