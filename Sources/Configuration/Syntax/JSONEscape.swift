/// Reads what follows a backslash in a JSON string.
enum JSONEscape {
  static func parse(_ cursor: inout JSONCursor) throws(JSONSyntaxError) -> Unicode.Scalar {
    let position = cursor.position
    guard let byte = cursor.next else {
      throw JSONSyntaxError(position: position, message: "the text ends within a string")
    }
    cursor.advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try parseUnicode(&cursor, at: position)
    default: throw JSONSyntaxError(position: position, message: "no escape sequence starts like this")
    }
  }

  /// Four hexadecimal digits, or eight in two escapes for what lies beyond the basic plane.
  private static func parseUnicode(
    _ cursor: inout JSONCursor, at position: JSONPosition
  ) throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try parseUnit(&cursor)
    var units = [first]
    if UTF16.isLeadSurrogate(first), cursor.take("\\"), cursor.take("u") {
      units.append(try parseUnit(&cursor))
    }
    var decoder = UTF16()
    var iterator = units.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), units.count == UTF16.width(scalar) else {
      throw JSONSyntaxError(position: position, message: "half of a surrogate pair stands alone")
    }
    return scalar
  }

  private static func parseUnit(_ cursor: inout JSONCursor) throws(JSONSyntaxError) -> UInt16 {
    let position = cursor.position
    var digits = ""
    while digits.utf8.count < 4, let byte = cursor.next, Character(Unicode.Scalar(byte)).isHexDigit {
      digits.unicodeScalars.append(Unicode.Scalar(byte))
      cursor.advance()
    }
    guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw JSONSyntaxError(position: position, message: "'\\u' needs four hexadecimal digits")
    }
    return unit
  }
}
