/// Goes over the bytes of a JSON text, and over the blanks and comments in it, with the line and column.
struct JSONCursor {
  private let bytes: [UInt8]
  private var offset = 0
  private(set) var position = JSONPosition()

  init(_ bytes: [UInt8]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
  }

  /// The next byte, nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func advance() {
    guard let byte = next else { return }
    offset += 1
    let isLineEnd = byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n"))
    if isLineEnd {
      position.line += 1
      position.column = 1
    } else {
      position.column += 1
    }
  }

  /// Takes the byte if it comes next.
  mutating func take(_ byte: Character) -> Bool {
    guard let wanted = byte.asciiValue, next == wanted else { return false }
    advance()
    return true
  }

  /// Takes bytes as long as they satisfy the condition.
  mutating func takeWhile(_ condition: (UInt8) -> Bool) -> String {
    let start = offset
    while let byte = next, condition(byte) { advance() }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  mutating func skipBlanksAndComments() throws(JSONSyntaxError) {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): advance()
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = position
    advance()
    if take("/") {
      while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { advance() }
      return
    }
    guard take("*") else {
      throw JSONSyntaxError(position: start, message: "a '/' starts a comment only as '//' or '/*'")
    }
    while next != nil {
      let mayEnd = take("*")
      if mayEnd, take("/") { return }
      if !mayEnd { advance() }
    }
    throw JSONSyntaxError(position: start, message: "the comment that starts here has no '*/'")
  }
}
