/// A text as SQLite keeps it: bytes that are nearly always UTF-8, but need not be.
///
/// Paths come from the file system as bytes, so a `String` would change some of them. Two texts are equal when their
/// bytes are; `String` would take the composed and the decomposed spelling of one name for the same.
public struct Text: Hashable, Sendable {
  /// The bytes, without a NUL at the end; NUL bytes within are kept.
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public init(_ string: String) {
    bytes = Array(string.utf8)
  }

  /// The text for people: what is not UTF-8 shows as U+FFFD.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension Text: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Text: CustomStringConvertible {
  public var description: String { string }
}
