extension SourceCursor {
  /// Passes over a string literal whose first quote comes next.
  ///
  /// - Parameter pounds: how many `#` stand before it.
  mutating func skipString(pounds: Int) throws(UnsureError) {
    let hasLines = has("\"\"\"", at: offset)
    offset += hasLines ? 3 : 1
    if hasLines, current != Byte.lineFeed, current != Byte.carriageReturn { throw UnsureError() }
    while true {
      guard offset < bytes.count else { throw UnsureError() }
      switch bytes[offset] {
      case UInt8(ascii: "\\"): try skipEscape(pounds: pounds, hasLines: hasLines)
      case UInt8(ascii: "\""):
        if let end = endOfLiteral(pounds: pounds, hasLines: hasLines) {
          offset = end
          return
        }
        offset += 1
      case Byte.lineFeed, Byte.carriageReturn:
        guard hasLines else { throw UnsureError() }
        offset += 1
      case 0: throw UnsureError()
      default: offset += 1
      }
    }
  }

  /// The end of the literal, where the quote that comes next closes it.
  private func endOfLiteral(pounds: Int, hasLines: Bool) -> Int? {
    if hasLines, !has("\"\"\"", at: offset) { return nil }
    let end = offset + (hasLines ? 3 : 1)
    for index in 0..<pounds where byte(at: end + index) != UInt8(ascii: "#") { return nil }
    return end + pounds
  }

  /// Passes over an escape, or over an interpolation with all that is in it.
  private mutating func skipEscape(pounds: Int, hasLines: Bool) throws(UnsureError) {
    offset += 1
    for index in 0..<pounds where byte(at: offset + index) != UInt8(ascii: "#") { return }
    offset += pounds
    guard current == UInt8(ascii: "(") else {
      // An escaped line end continues the line in a literal of several lines only.
      if !hasLines, current == Byte.lineFeed || current == Byte.carriageReturn { throw UnsureError() }
      offset += 1
      return
    }
    let start = offset
    try skipBrackets()
    if !hasLines, bytes[start..<offset].contains(Byte.lineFeed) { throw UnsureError() }
  }
}
