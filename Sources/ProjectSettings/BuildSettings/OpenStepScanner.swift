/// Reads the entries of one dictionary of an OpenStep property list, the format that Xcode writes project files in.
struct OpenStepScanner {
  struct Setting {
    let name: String
    let value: String
    /// Where the name starts.
    let offset: Int
  }

  enum Value {
    case string(String)
    /// An array of strings.
    case list([String])
    /// A dictionary, data, or an array of those.
    case other
  }

  struct Entry {
    let name: String
    let value: Value
    /// Where the name starts.
    let offset: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset: Int

  init(_ text: SettingsText, at offset: Int) {
    bytes = text.bytes
    self.offset = offset
  }

  /// Steps over a mark if it is the next thing.
  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    skipSpaceAndComments()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: mark) else { return false }
    offset += 1
    return true
  }

  /// The next entry whose value is a string; entries of other kinds are passed over. Nil at the end of the dictionary,
  /// and where the text is damaged.
  mutating func nextSetting() -> Setting? {
    while let entry = nextEntry() {
      if case .string(let value) = entry.value {
        return Setting(name: entry.name, value: value, offset: entry.offset)
      }
    }
    return nil
  }

  /// The next entry, whatever its value. Nil at the end of the dictionary, and where the text is damaged.
  mutating func nextEntry() -> Entry? {
    skipSpaceAndComments()
    let start = offset
    guard let name = string(), skip("=") else { return nil }
    skipSpaceAndComments()
    guard let value = value(), skip(";") else { return nil }
    return Entry(name: name, value: value, offset: start)
  }

  private mutating func value() -> Value? {
    if let text = string() { return .string(text) }
    let start = offset
    if let list = list() { return .list(list) }
    offset = start
    return skipCollection() ? .other : nil
  }

  /// An array of strings.
  private mutating func list() -> [String]? {
    guard skip("(") else { return nil }
    var elements: [String] = []
    while !skip(")") {
      guard let element = string() else { return nil }
      elements.append(element)
      guard skip(",") || offset < bytes.count else { return nil }
    }
    return elements
  }

  /// Steps over an array, a dictionary or data, with all that they hold.
  private mutating func skipCollection() -> Bool {
    var depth = 0
    repeat {
      skipSpaceAndComments()
      guard offset < bytes.count else { return false }
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = string()
        continue
      default: break
      }
      offset += 1
    } while depth > 0
    return true
  }

  private mutating func string() -> String? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quotedString(endingIn: first) }
    let start = offset
    while offset < bytes.count, isUnquoted(bytes[offset]) { offset += 1 }
    return start == offset ? nil : String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quotedString(endingIn quote: UInt8) -> String? {
    var content: [UInt8] = []
    offset += 1
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count {
        offset += 1
        content.append(unescaped(bytes[offset]))
      } else {
        content.append(bytes[offset])
      }
      offset += 1
    }
    guard offset < bytes.count else { return nil }
    offset += 1
    return String(decoding: content, as: UTF8.self)
  }

  private func unescaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    default: byte
    }
  }

  private func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func skipSpaceAndComments() {
    while offset < bytes.count {
      if bytes[offset] <= UInt8(ascii: " ") {
        offset += 1
      } else if bytes[offset...].starts(with: "/*".utf8) {
        skip(past: "*/")
      } else if bytes[offset...].starts(with: "//".utf8) {
        skip(past: "\n")
      } else {
        return
      }
    }
  }

  private mutating func skip(past end: String) {
    while offset < bytes.count, !bytes[offset...].starts(with: end.utf8) { offset += 1 }
    offset = min(offset + end.utf8.count, bytes.count)
  }
}
