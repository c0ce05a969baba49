/// What a byte may be part of.
enum ByteClass {
  /// Letters, the underscore, the dollar sign, and every byte of a character beyond ASCII.
  static func startsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...0xFF:
      return true
    default:
      return false
    }
  }

  static func continuesWord(_ byte: UInt8) -> Bool {
    startsWord(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
