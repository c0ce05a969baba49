import CodeFacts

/// The bytes of a file with what is needed to name places in it.
struct SourceBytes {
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.findLineStarts(bytes)
  }

  /// The line and column of a byte, both from 1.
  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The text between two offsets; bytes that are not UTF-8 are repaired.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The text between two offsets on one line, cut after 200 characters.
  func lineOfText(_ start: Int, _ end: Int) -> String {
    var line: [UInt8] = []
    for byte in bytes[start..<min(end, start + 1_000)] {
      let isSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
      if !isSpace { line.append(byte) } else if line.last != 0x20 { line.append(0x20) }
    }
    return String(String(decoding: line, as: UTF8.self).prefix(200))
  }

  private static func findLineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      starts.append(index)
    }
    return starts
  }
}
