/// Finds the lines of keys in an XML property list, which the parser does not tell.
struct PropertyListLines {
  private let text: SettingsText
  private let isXML: Bool
  /// How far each key and value was found before: equal pairs stand on different lines.
  private var searchedUpTo: [String: Int] = [:]

  init(of text: SettingsText) {
    self.text = text
    isXML = text.offset(of: "<plist") != nil
  }

  /// The line of a key with this value, or of the key alone where no value is given; nil in other formats than XML.
  mutating func line(ofKey key: String, value: String?) -> Int? {
    guard isXML else { return nil }
    let pair = "\(key)\u{0}\(value ?? "")"
    let start = searchedUpTo[pair] ?? 0
    guard let offset = offset(ofKey: key, value: value, from: start) ?? offset(ofKey: key, value: nil, from: start)
    else { return nil }
    searchedUpTo[pair] = offset + 1
    var lines = LineCounter(of: text)
    return lines.line(at: offset)
  }

  private func offset(ofKey key: String, value: String?, from start: Int) -> Int? {
    let element = "<key>\(key)</key>"
    var search = start
    while let found = text.offset(of: element, from: search) {
      let end = found + element.utf8.count
      if value == nil || self.value(after: end) == value { return found }
      search = end
    }
    return nil
  }

  /// The text of the string element that follows a key.
  private func value(after offset: Int) -> String? {
    guard let open = text.offset(of: "<string>", from: offset),
      text.bytes[offset..<open].allSatisfy({ $0 <= UInt8(ascii: " ") }),
      let close = text.offset(of: "</string>", from: open)
    else { return nil }
    return XMLText.unescaped(text.string((open + 8)..<close))
  }
}
