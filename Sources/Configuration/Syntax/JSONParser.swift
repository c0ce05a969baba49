/// Reads JSON as people write it by hand: with `//` and `/* */` comments and commas after the last element.
///
/// Foundation's reader tells neither the lines nor the order of keys, and both matter here: errors name the line, and
/// of several path patterns the last that matches wins.
struct JSONParser {
  /// Deeper nesting than this is refused, so that no input overflows the stack.
  private static let deepestNesting = 64

  private var cursor: JSONCursor

  private init(_ bytes: [UInt8]) {
    cursor = JSONCursor(bytes)
  }

  static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw JSONSyntaxError(position: firstInvalidPosition(bytes), message: "the text is not UTF-8")
    }
    var parser = JSONParser(bytes)
    let node = try parser.parseValue(depth: 0)
    try parser.cursor.skipBlanksAndComments()
    guard parser.cursor.next == nil else { throw parser.failure("the text goes on after its end") }
    return node
  }

  /// Repair puts U+FFFD in place of the bad bytes, so the first difference is where they stand.
  private static func firstInvalidPosition(_ bytes: [UInt8]) -> JSONPosition {
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    let valid = zip(bytes, repaired).prefix { $0 == $1 }.map(\.0)
    var cursor = JSONCursor(valid)
    while cursor.next != nil { cursor.advance() }
    return cursor.position
  }

  private mutating func parseValue(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    try cursor.skipBlanksAndComments()
    guard depth < Self.deepestNesting else {
      throw failure("values are nested more than \(Self.deepestNesting) deep")
    }
    let position = cursor.position
    let value: JSONNode.Value
    switch cursor.next {
    case UInt8(ascii: "{"): value = .object(try parseMembers(depth: depth))
    case UInt8(ascii: "["): value = .array(try parseElements(depth: depth))
    case UInt8(ascii: "\""): value = .string(try parseString())
    case nil: throw failure("the text ends where a value should stand")
    default: value = try parseWord()
    }
    return JSONNode(value: value, position: position)
  }

  private mutating func parseMembers(depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
    cursor.advance()
    var members: [JSONMember] = []
    while try !isAtEnd("}") {
      let position = cursor.position
      guard cursor.next == UInt8(ascii: "\"") else { throw failure("a key in double quotes should stand here") }
      let key = try parseString()
      try cursor.skipBlanksAndComments()
      guard cursor.take(":") else { throw failure("a ':' should follow the key '\(key)'") }
      members.append(JSONMember(key: key, position: position, node: try parseValue(depth: depth + 1)))
      try parseSeparator(before: "}")
    }
    return members
  }

  private mutating func parseElements(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
    cursor.advance()
    var elements: [JSONNode] = []
    while try !isAtEnd("]") {
      elements.append(try parseValue(depth: depth + 1))
      try parseSeparator(before: "]")
    }
    return elements
  }

  private mutating func isAtEnd(_ end: Character) throws(JSONSyntaxError) -> Bool {
    try cursor.skipBlanksAndComments()
    return cursor.take(end)
  }

  private mutating func parseSeparator(before end: Character) throws(JSONSyntaxError) {
    try cursor.skipBlanksAndComments()
    if cursor.take(",") || cursor.next == end.asciiValue { return }
    throw failure("a ',' or '\(end)' should stand here")
  }

  private mutating func parseWord() throws(JSONSyntaxError) -> JSONNode.Value {
    let position = cursor.position
    let word = cursor.takeWhile { byte in
      byte >= 0x80 || "+-._".utf8.contains(byte) || Character(Unicode.Scalar(byte)).isLetter
        || Character(Unicode.Scalar(byte)).isNumber
    }
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default:
      if let number = Double(word), number.isFinite { return .number(number) }
      let message = word.isEmpty ? "a value should stand here" : "'\(word)' is no value; strings need double quotes"
      throw JSONSyntaxError(position: position, message: message)
    }
  }

  private mutating func parseString() throws(JSONSyntaxError) -> String {
    let start = cursor.position
    cursor.advance()
    var text = ""
    while true {
      text += cursor.takeWhile { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      if cursor.take("\"") { return text }
      guard cursor.take("\\") else {
        throw JSONSyntaxError(position: start, message: "the string that starts here does not end on its line")
      }
      text.unicodeScalars.append(try JSONEscape.parse(&cursor))
    }
  }

  private func failure(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(position: cursor.position, message: message)
  }
}
