/// Reads the build settings out of an `.xcconfig`: one `NAME = value` a line, comments from `//` on.
enum BuildConfigurationReader {
  static func read(_ text: SettingsText) -> ProjectSettingsFacts {
    var collector = BuildSettingCollector()
    var lines = LineCounter(of: text)
    for line in text.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      // An #include brings in a file that is read on its own.
      guard line.first != UInt8(ascii: "#"), let equals = assignment(in: line) else { continue }
      collector.add(
        name: trimmed(line[..<equals]), value: value(line[(equals + 1)...]), line: lines.line(at: line.startIndex))
    }
    return collector.facts
  }

  /// The `=` between name and value. A condition such as `[sdk=iphoneos*]` holds one that is not it.
  private static func assignment(in line: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var isInCondition = false
    for offset in line.indices {
      switch line[offset] {
      case UInt8(ascii: "["): isInCondition = true
      case UInt8(ascii: "]"): isInCondition = false
      case UInt8(ascii: "=") where !isInCondition: return offset
      case UInt8(ascii: "/") where line[offset...].starts(with: "//".utf8): return nil
      default: continue
      }
    }
    return nil
  }

  private static func value(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let comment = bytes.indices.first { bytes[$0...].starts(with: "//".utf8) }
    var value = trimmed(bytes[..<(comment ?? bytes.endIndex)])
    if value.hasSuffix(";") { value.removeLast() }
    let isQuoted = value.utf8.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
    return isQuoted ? String(value.dropFirst().dropLast()) : value
  }

  private static func trimmed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let isSpace = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    let end = bytes[start...].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
