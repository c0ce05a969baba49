/// Counts lines up to offsets that are asked for in rising order. A line ends at `\n`, `\r\n` or a lone `\r`.
struct LineCounter {
  private let text: SettingsText
  private var offset = 0
  private var line = 1

  init(of text: SettingsText) {
    self.text = text
  }

  /// The line of an offset that is not before any asked for so far, from 1.
  mutating func line(at target: Int) -> Int {
    let bytes = text.bytes
    while offset < min(target, bytes.count) {
      let byte = bytes[offset]
      offset += 1
      // The carriage return of a pair ends no line: its line feed does.
      let isPair = byte == 0x0D && offset < bytes.count && bytes[offset] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !isPair) { line += 1 }
    }
    return line
  }
}
