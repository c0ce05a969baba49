extension String {
  /// A path as a relative URI: every byte that is not plainly allowed is percent-encoded; slashes stay.
  public var percentEncodedPath: String {
    var output = ""
    for byte in utf8 {
      if Self.isPlain(byte) {
        output.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        output += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return output
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "-._~/".utf8.contains(byte)
    }
  }
}
