/// Comments and string literals, whose brackets are no brackets.
enum SkippedText {
  private static let quote = UInt8(ascii: "\"")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let pound = UInt8(ascii: "#")
  private static let backslash = UInt8(ascii: "\\")

  /// The end of the comment or string literal that starts at a byte; nil where none starts.
  static func end(from start: Int, in bytes: [UInt8]) -> Int? {
    switch bytes[start] {
    case slash:
      if matches([slash, slash], at: start, in: bytes) { return endOfLine(from: start, in: bytes) }
      return matches([slash, star], at: start, in: bytes) ? endOfBlockComment(from: start, in: bytes) : nil
    case quote, pound:
      return endOfString(from: start, in: bytes)
    default:
      return nil
    }
  }

  private static func matches(_ wanted: [UInt8], at index: Int, in bytes: [UInt8]) -> Bool {
    index + wanted.count <= bytes.count && bytes[index..<index + wanted.count].elementsEqual(wanted)
  }

  private static func endOfLine(from start: Int, in bytes: [UInt8]) -> Int {
    bytes[start...].firstIndex { $0 == Byte.lineFeed || $0 == Byte.carriageReturn } ?? bytes.count
  }

  /// Block comments nest.
  private static func endOfBlockComment(from start: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      if matches([slash, star], at: index, in: bytes) {
        depth += 1
        index += 2
      } else if matches([star, slash], at: index, in: bytes) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return index
  }

  /// A literal of one or several lines, raw or not. What is interpolated counts as part of it.
  private static func endOfString(from start: Int, in bytes: [UInt8]) -> Int? {
    let pounds = bytes[start...].prefix { $0 == pound }.count
    let opening = start + pounds
    guard opening < bytes.count, bytes[opening] == quote else { return nil }
    let hasLines = matches([quote, quote, quote], at: opening, in: bytes)
    let closing = Array(repeating: quote, count: hasLines ? 3 : 1) + Array(repeating: pound, count: pounds)
    let escape = [backslash] + Array(repeating: pound, count: pounds)
    var index = opening + (hasLines ? 3 : 1)
    var interpolations = 0
    while index < bytes.count {
      let byte = bytes[index]
      if matches(escape, at: index, in: bytes) {
        index += escape.count
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") { interpolations += 1 }
        index += 1
      } else if interpolations > 0, byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") {
        interpolations += byte == UInt8(ascii: "(") ? 1 : -1
        index += 1
      } else if interpolations == 0, matches(closing, at: index, in: bytes) {
        return index + closing.count
      } else if !hasLines, byte == Byte.lineFeed || byte == Byte.carriageReturn {
        // The literal is not closed; the parser goes on in the next line too.
        return index
      } else {
        index += 1
      }
    }
    return index
  }
}
