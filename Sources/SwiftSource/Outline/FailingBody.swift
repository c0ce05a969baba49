/// What the words of `init(coder:)` alone tell about whether it can give an object.
enum FailingBody {
  enum Failure {
    case always
    case never
    /// Only the parser can tell.
    case unknown
  }

  private static let ends: Set<String> = FailingInitializer.traps.union(["precondition", "return", "throw"])

  /// - Parameter body: the range of the body with its brackets.
  static func failure(of cursor: SourceCursor, _ body: Range<Int>) -> Failure {
    var ahead = cursor
    ahead.offset = body.lowerBound + 1
    do throws(UnsureError) {
      try ahead.skipTrivia()
      let first = try ahead.takeWord()
      if FailingInitializer.traps.contains(ahead.text(first)), ahead.current == UInt8(ascii: "(") {
        try ahead.skipBrackets()
        try ahead.skipTrivia()
        // A first statement that traps, and nothing that could make it part of a larger one.
        return ahead.offset == body.upperBound - 1 ? .always : .unknown
      }
    } catch {
      return .unknown
    }
    return holdsEnd(cursor, body) ? .unknown : .never
  }

  /// Whether one of the words stands in the body by which all ways of failing are written.
  private static func holdsEnd(_ cursor: SourceCursor, _ body: Range<Int>) -> Bool {
    var offset = body.lowerBound
    while offset < body.upperBound {
      let end = cursor.endOfWord(from: offset)
      if end > offset, ends.contains(cursor.text(offset..<end)) { return true }
      offset = max(end, offset + 1)
    }
    return false
  }
}
