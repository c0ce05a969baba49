/// Tells whether a text holds one of several words, in one pass however many they are.
struct WordSearch: Sendable {
  /// The words by their first byte; most bytes begin none.
  private let wordsByFirstByte: [[[UInt8]]]

  init(_ words: [[UInt8]]) {
    var table = [[[UInt8]]](repeating: [], count: 256)
    for word in words {
      if let first = word.first { table[Int(first)].append(word) }
    }
    wordsByFirstByte = table
  }

  /// Whether one of the words stands in the text with no letter, digit or underscore beside it.
  func matches(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        guard Self.isWordByte(bytes[offset]) else {
          offset += 1
          continue
        }
        let start = offset
        while offset < bytes.count, Self.isWordByte(bytes[offset]) { offset += 1 }
        let words = wordsByFirstByte[Int(bytes[start])]
        if !words.isEmpty, words.contains(where: { $0.elementsEqual(bytes[start..<offset]) }) { return true }
      }
      return false
    }
  }

  /// Letters beyond ASCII count as well: identifiers may hold them.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
