#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Turns byte offsets into lines and columns. Offsets must be asked for in rising order, so that a file is counted once.
///
/// A line ends at `\n`, `\r\n` or a lone `\r`. Lines and columns count from 1, columns in bytes.
struct SourceLines {
  private let text: UnsafeBufferPointer<UInt8>
  private let hasCarriageReturns: Bool
  private var line = 1
  private var lineStart = 0

  init(of text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    hasCarriageReturns = Self.firstOffset(of: 0x0D, in: text) != nil
  }

  /// Where a byte first occurs. The C library looks at many bytes at a time.
  static func firstOffset(of byte: UInt8, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = text.baseAddress, let found = memchr(base, Int32(byte), text.count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The line of one offset, for messages.
  static func line(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var lines = SourceLines(of: text)
    return lines.position(at: offset).line
  }

  /// The position of an offset that is not before any asked for so far.
  mutating func position(at offset: Int) -> ElementPosition {
    let offset = min(offset, text.count)
    if hasCarriageReturns {
      advanceOverMixedEndings(to: offset)
    } else {
      advanceOverLineFeeds(to: offset)
    }
    return ElementPosition(line: line, column: offset - lineStart + 1)
  }

  private mutating func advanceOverLineFeeds(to offset: Int) {
    guard let base = text.baseAddress else { return }
    while lineStart < offset, let found = memchr(base + lineStart, 0x0A, offset - lineStart) {
      lineStart = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
      line += 1
    }
  }

  private mutating func advanceOverMixedEndings(to offset: Int) {
    var index = lineStart
    while index < offset {
      let byte = text[index]
      index += 1
      // The carriage return of a pair ends no line: its line feed does.
      let isPair = byte == 0x0D && index < text.count && text[index] == 0x0A
      guard byte == 0x0A || (byte == 0x0D && !isPair) else { continue }
      line += 1
      lineStart = index
    }
  }
}
