extension OutlineReader {
  /// Reads the initial value of a property up to where it ends.
  ///
  /// - Returns: its range.
  mutating func takeInitialValue() throws(UnsureError) -> Range<Int> {
    try cursor.skipTrivia()
    let start = cursor.offset
    var end = start
    var last = start..<start
    while true {
      var ahead = cursor
      let isNewLine = try ahead.skipTrivia() && end > start
      if Self.endsValue(ahead.current) { break }
      if ahead.current == UInt8(ascii: "{"), end > start {
        if isNewLine { throw UnsureError() }
        if try ahead.startsAccessors() { break }
      }
      if isNewLine {
        guard try goesOn(after: last, at: ahead) else { break }
      }
      cursor = ahead
      let tokenStart = cursor.offset
      try guardJuxtaposition(of: last)
      try skipValueToken()
      end = cursor.offset
      last = tokenStart..<end
      if isBranching(last) { throw UnsureError() }
    }
    cursor.offset = end
    guard end > start else { throw UnsureError() }
    return start..<end
  }

  /// Two operands side by side are no value; only the parser knows what to make of them.
  ///
  /// - Parameter last: the token before the one that comes next.
  func guardJuxtaposition(of last: Range<Int>) throws(UnsureError) {
    let next = cursor.current
    guard !last.isEmpty, next == UInt8(ascii: "\"") || ByteClass.of[next] & ByteClass.identifier != 0 else { return }
    let before = cursor.bytes[last.upperBound - 1]
    let isOperand = before == UInt8(ascii: "\"") || ByteClass.of[before] & ByteClass.identifier != 0
    if !isOperand || Self.leadingWords.contains(cursor.text(last)) { return }
    let word = cursor.offset..<cursor.endOfWord(from: cursor.offset)
    guard cursor.isWord("as", in: word) || cursor.isWord("is", in: word) else { throw UnsureError() }
  }

  /// The words that something must follow.
  private static let leadingWords: Set<String> = ["try", "await", "as", "is", "in", "any", "some"]

  private static func endsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")")
      || byte == 0
  }

  /// `if` and `switch` as values end where only the parser can tell.
  private func isBranching(_ token: Range<Int>) -> Bool {
    cursor.isWord("if", in: token) || cursor.isWord("switch", in: token) || cursor.isWord("do", in: token)
  }

  /// Whether a value goes on in the next line.
  ///
  /// - Parameters:
  ///   - last: the token before the end of the line.
  ///   - next: stands at the token after it.
  private func goesOn(after last: Range<Int>, at next: SourceCursor) throws(UnsureError) -> Bool {
    if isOpenEnded(last) { return true }
    switch next.current {
    case UInt8(ascii: "."):
      return true
    case UInt8(ascii: "#"):
      try guardDirective(at: next)
      return false
    case UInt8(ascii: "@"): return false
    case UInt8(ascii: "("), UInt8(ascii: "["): throw UnsureError()
    case let byte where ByteClass.of[byte] & ByteClass.operation != 0:
      return try isInfixOperator(at: next)
    case let byte where ByteClass.of[byte] & ByteClass.identifier != 0 || byte == UInt8(ascii: "`"):
      return try goesOnWithWord(at: next)
    default: throw UnsureError()
    }
  }

  /// An operator with a blank on both sides takes the value on.
  private func isInfixOperator(at next: SourceCursor) throws(UnsureError) -> Bool {
    var end = next.offset
    while ByteClass.of[next.byte(at: end)] & ByteClass.operation != 0 { end += 1 }
    let after = next.byte(at: end)
    guard after == Byte.space || after == Byte.lineFeed else { throw UnsureError() }
    return true
  }

  private func goesOnWithWord(at next: SourceCursor) throws(UnsureError) -> Bool {
    let word = next.offset..<next.endOfWord(from: next.offset)
    if next.isWord("as", in: word) || next.isWord("is", in: word) { return true }
    // The label of a further trailing closure.
    var ahead = next
    ahead.offset = max(word.upperBound, next.offset + 1)
    if try ahead.isNext(UInt8(ascii: ":")) || next.isWord("else", in: word) { throw UnsureError() }
    return false
  }

  /// Whether the value cannot end with a token: an infix operator, or a word that something must follow.
  private func isOpenEnded(_ token: Range<Int>) -> Bool {
    guard let lastByte = cursor.bytes[token].last else { return true }
    if ByteClass.of[lastByte] & ByteClass.operation != 0 {
      // A sign right behind an operand, such as `!` or `?`, ends it.
      var start = token.lowerBound
      while start > 0, ByteClass.of[cursor.bytes[start - 1]] & ByteClass.operation != 0 { start -= 1 }
      return start == 0 || ByteClass.of[cursor.bytes[start - 1]] & ByteClass.blank != 0
        || cursor.bytes[start - 1] == UInt8(ascii: "/")
    }
    return Self.leadingWords.contains(cursor.text(token))
  }

  /// `#if` may stand inside a chain of calls.
  private func guardDirective(at next: SourceCursor) throws(UnsureError) {
    guard next.has("#if", at: next.offset) else {
      if next.has("#e", at: next.offset) { return }
      throw UnsureError()
    }
    var ahead = next
    while !ahead.isAtEnd, ahead.current != Byte.lineFeed { ahead.offset += 1 }
    try ahead.skipTrivia()
    if ahead.current == UInt8(ascii: ".") || ahead.current == UInt8(ascii: "#") { throw UnsureError() }
  }
}
