#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The markers that a version control system leaves where a merge is not resolved.
enum MergeConflict {
  /// What is wrong with a file that holds a conflict; nil where it holds none.
  ///
  /// All three markers must stand at the beginning of lines, in their order: one alone may be text.
  static func problem(in bytes: [UInt8]) -> String? {
    guard let start = lineStart(of: "<<<<<<< ", in: bytes, from: 0),
      let middle = lineStart(of: "=======", in: bytes, from: start),
      lineStart(of: ">>>>>>> ", in: bytes, from: middle) != nil
    else { return nil }
    let line = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    return "unresolved merge conflict at line \(line)"
  }

  /// Where a line begins with the marker. The C library looks for its first byte many bytes at a time.
  private static func lineStart(of marker: String, in bytes: [UInt8], from start: Int) -> Int? {
    let marker = Array(marker.utf8)
    return bytes.withUnsafeBytes { buffer -> Int? in
      guard let base = buffer.baseAddress else { return nil }
      var offset = start
      while offset < buffer.count, let found = memchr(base + offset, Int32(marker[0]), buffer.count - offset) {
        let position = UnsafeRawPointer(found) - base
        let isLineStart = position == 0 || buffer[position - 1] == UInt8(ascii: "\n")
        if isLineStart, buffer[position...].starts(with: marker) { return position }
        offset = position + 1
      }
      return nil
    }
  }
}
