/// The words of a SQL text that stand outside parentheses, texts, quoted names and comments, in lower case.
///
/// That is enough to tell whether the outermost select is ordered; SQLite itself tells the rest.
struct SQLOutline {
  private var words: [String] = []
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ sql: String) {
    bytes = Array(sql.utf8)
    while position < bytes.count {
      if let word = nextWord() {
        if depth == 0 { words.append(word) }
      } else {
        pass(bytes[position])
      }
    }
  }

  /// Whether the outermost select says in what order its rows come.
  var isOrdered: Bool {
    guard let order = words.lastIndex(of: "order") else { return false }
    return words.dropFirst(order + 1).first == "by"
  }

  /// The word at the position; nil where none begins.
  private mutating func nextWord() -> String? {
    let start = position
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: byte >= 0x80
    }
  }

  /// Passes one byte, or all of a comment, text or quoted name that begins with it.
  private mutating func pass(_ byte: UInt8) {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch (byte, next) {
    case (UInt8(ascii: "-"), UInt8(ascii: "-")): skip(past: [UInt8(ascii: "\n")])
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): skip(past: [UInt8(ascii: "*"), UInt8(ascii: "/")], from: 2)
    case (UInt8(ascii: "'"), _), (UInt8(ascii: "\""), _), (UInt8(ascii: "`"), _): skipQuoted(until: byte)
    case (UInt8(ascii: "["), _): skipQuoted(until: UInt8(ascii: "]"))
    case (UInt8(ascii: "("), _): step(to: depth + 1)
    case (UInt8(ascii: ")"), _): step(to: max(0, depth - 1))
    default: position += 1
    }
  }

  private mutating func step(to newDepth: Int) {
    depth = newDepth
    position += 1
  }

  private mutating func skip(past end: [UInt8], from offset: Int = 0) {
    position += offset
    while position < bytes.count, !bytes[position...].starts(with: end) { position += 1 }
    position = min(bytes.count, position + end.count)
  }

  /// A doubled quote is two quoted pieces in a row, so nothing special is needed for it.
  private mutating func skipQuoted(until quote: UInt8) {
    position += 1
    while position < bytes.count, bytes[position] != quote { position += 1 }
    position += 1
  }
}
