/// What an address of the web looks like.
enum WebAddress {
  static let schemes = ["https://", "http://"]

  /// Whether the address leads to a host of the web and holds only characters that RFC 3986 allows.
  static func isHarmless(_ address: String) -> Bool {
    let lowercased = address.lowercased()
    guard let scheme = schemes.first(where: lowercased.hasPrefix) else { return false }
    let host = address.dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return !host.isEmpty && address.utf8.allSatisfy(isAllowed)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
    }
  }
}
