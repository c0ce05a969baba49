/// Finds bytes that are not UTF-8. The XML parser must never see them.
enum UTF8Validation {
  /// The offset of the first byte that is no part of a well-formed sequence; nil where all are.
  static func firstInvalidOffset(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    while offset < text.count {
      if isASCII(eightBytesAt: offset, of: text) {
        offset += 8
      } else if text[offset] < 0x80 {
        offset += 1
      } else if let length = sequenceLength(at: offset, of: text) {
        offset += length
      } else {
        return offset
      }
    }
    return nil
  }

  private static func isASCII(eightBytesAt offset: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset + 8 <= text.count, let base = text.baseAddress else { return false }
    let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
    return word & 0x8080_8080_8080_8080 == 0
  }

  /// The length of the sequence of more than one byte at an offset; nil where it is not well formed.
  ///
  /// The bounds of the second byte are those of table 3-7 of the Unicode standard: they exclude overlong forms,
  /// surrogates and values past U+10FFFF.
  private static func sequenceLength(at offset: Int, of text: UnsafeBufferPointer<UInt8>) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch text[offset] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= text.count, second.contains(text[offset + 1]) else { return nil }
    let areContinuations = text[(offset + 2)..<(offset + length)].allSatisfy { $0 & 0xC0 == 0x80 }
    return areContinuations ? length : nil
  }
}
