/// The path of a file relative to the root, with `/`, as the bytes say.
///
/// Two paths are the same when their bytes are: the composed and the decomposed spelling of one name are two files,
/// and a name that is not UTF-8 is a name all the same.
public struct SourcePath: Hashable, Sendable, Comparable, Codable {
  /// The bytes as the file system gives them.
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public init(_ text: String) {
    self.bytes = Array(text.utf8)
  }

  /// The path for people; bytes that are not UTF-8 show as U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The last component.
  public var name: String {
    String(decoding: bytes.tail(while: { $0 != UInt8(ascii: "/") }), as: UTF8.self)
  }

  /// The folder, without a slash at its end; empty for a file at the root.
  public var folder: SourcePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return SourcePath(bytes: []) }
    return SourcePath(bytes: Array(bytes[..<slash]))
  }

  public static func < (left: SourcePath, right: SourcePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension SourcePath: CustomStringConvertible {
  public var description: String { text }
}

extension Array where Element == UInt8 {
  /// The longest tail whose bytes all satisfy the condition.
  fileprivate func tail(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, condition(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
