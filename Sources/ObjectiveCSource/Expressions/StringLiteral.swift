/// The text of a string literal.
enum StringLiteral {
  /// - Parameter bytes: the literal with its quotes.
  static func text(of bytes: ArraySlice<UInt8>) -> String {
    var inner = bytes.dropFirst()
    if inner.last == UInt8(ascii: "\"") { inner = inner.dropLast() }
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    return String(decoding: unescape(inner), as: UTF8.self)
  }

  private static func unescape(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      guard isEscaped else {
        if byte == UInt8(ascii: "\\") { isEscaped = true } else { result.append(byte) }
        continue
      }
      isEscaped = false
      switch byte {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      default: result.append(byte)
      }
    }
    return result
  }
}
