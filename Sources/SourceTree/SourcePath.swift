#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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
    let shared = min(left.bytes.count, right.bytes.count)
    let order = left.bytes.withUnsafeBufferPointer { leftBytes in
      right.bytes.withUnsafeBufferPointer { rightBytes in
        compare(leftBytes, rightBytes, count: shared)
      }
    }
    return order == 0 ? left.bytes.count < right.bytes.count : order < 0
  }

  private static func compare(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, count: Int
  ) -> CInt {
    guard count > 0, let leftStart = left.baseAddress, let rightStart = right.baseAddress else { return 0 }
    return memcmp(leftStart, rightStart, count)
  }

  /// All bytes at once: paths are hashed and compared thousands of times.
  public func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
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
