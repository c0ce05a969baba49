import Foundation

/// Finds a short text in a long one by its rarest byte, which the C library looks for many bytes at a time.
struct ByteSearch {
  private let text: [UInt8]
  private let rareOffset: Int

  /// - Parameters:
  ///   - text: what is looked for.
  ///   - rareByte: a byte of it that sources seldom hold.
  init(_ text: StaticString, rareByte: Unicode.Scalar) {
    self.text = Array("\(text)".utf8)
    rareOffset = self.text.firstIndex(of: UInt8(ascii: rareByte)) ?? 0
  }

  /// Where the text stands next, from an offset on; nil where it stands no more.
  func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var offset = start + rareOffset
    while offset < bytes.count {
      guard let found = memchr(base + offset, Int32(text[rareOffset]), bytes.count - offset) else { return nil }
      let rare = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if matches(bytes, at: rare - rareOffset) { return rare - rareOffset }
      offset = rare + 1
    }
    return nil
  }

  private func matches(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start + text.count <= bytes.count else { return false }
    for index in text.indices where bytes[start + index] != text[index] { return false }
    return true
  }
}
