#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of a file, searched without making strings of them.
struct SettingsText {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes.assumingMemoryBound(to: UInt8.self)
  }

  /// Where the bytes of a word first occur at or after an offset.
  func offset(of word: String, from start: Int = 0) -> Int? {
    var word = word
    return word.withUTF8 { offset(of: $0, from: start) }
  }

  private func offset(of word: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, let wanted = word.baseAddress else { return nil }
    var offset = start
    // The C library looks for single bytes many at a time; whole words only glibc can find.
    while offset + word.count <= bytes.count,
      let found = memchr(base + offset, Int32(word[0]), bytes.count - offset - word.count + 1)
    {
      offset = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if memcmp(base + offset, wanted, word.count) == 0 { return offset }
      offset += 1
    }
    return nil
  }

  /// The text between two offsets; bytes that are not UTF-8 are repaired.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
