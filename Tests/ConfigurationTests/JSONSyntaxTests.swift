import Testing

@testable import Configuration

@Suite("JSON as people write it")
struct JSONSyntaxTests {
  private func string(_ text: String) throws -> String? {
    guard case .string(let value) = try JSONParser.parse(Array(text.utf8)).value else { return nil }
    return value
  }

  @Test("Escape sequences are taken apart")
  func escapes() throws {
    #expect(try string(#""a\"\\\/\n\tA\uD83D\uDE00""#) == "a\"\\/\n\tA\u{1F600}")
  }

  @Test("What looks like a comment in a string is text")
  func commentsInStrings() throws {
    #expect(try string(#""/* a */ // b""#) == "/* a */ // b")
  }

  @Test("Lines are counted the same with every line end, and after a byte order mark")
  func lines() throws {
    for end in ["\n", "\r\n", "\r"] {
      let node = try JSONParser.parse(Array("\u{FEFF}// one\(end)/* two\(end)three */\(end)  true".utf8))
      #expect(node.position == JSONPosition(line: 4, column: 3))
    }
  }

  @Test("Words that are values are read")
  func words() throws {
    let node = try JSONParser.parse(Array("[true, false, null, -1.5e2]".utf8))
    guard case .array(let elements) = node.value else {
      Issue.record("expected an array")
      return
    }
    #expect(elements.map(\.value) == [.boolean(true), .boolean(false), .null, .number(-150)])
  }

  @Test(
    "What is no JSON is refused at the place where it goes wrong",
    arguments: [
      ("", 1, 1, "the text ends where a value should stand"),
      ("{}\n{}", 2, 1, "the text goes on after its end"),
      ("{\"a\" 1}", 1, 6, "a ':' should follow the key 'a'"),
      ("{\"a\": 1 \"b\": 2}", 1, 9, "a ',' or '}' should stand here"),
      ("{a: 1}", 1, 2, "a key in double quotes should stand here"),
      ("[,]", 1, 2, "a value should stand here"),
      ("[yes]", 1, 2, "'yes' is no value; strings need double quotes"),
      ("[\"a\nb\"]", 1, 2, "the string that starts here does not end on its line"),
      ("[\"\\q\"]", 1, 4, "no escape sequence starts like this"),
      ("[\"\\uD83D\"]", 1, 4, "half of a surrogate pair stands alone"),
      ("[\"\\u12\"]", 1, 5, "'\\u' needs four hexadecimal digits"),
      ("[] /* x", 1, 4, "the comment that starts here has no '*/'"),
      ("[] / x", 1, 4, "a '/' starts a comment only as '//' or '/*'"),
      ("[1", 1, 3, "a ',' or ']' should stand here"),
    ])
  func refused(text: String, line: Int, column: Int, message: String) {
    let expected = JSONSyntaxError(position: JSONPosition(line: line, column: column), message: message)
    #expect(throws: expected) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test("Bytes that are not UTF-8 are refused where they stand")
  func invalidBytes() {
    let expected = JSONSyntaxError(position: JSONPosition(line: 2, column: 2), message: "the text is not UTF-8")
    #expect(throws: expected) { try JSONParser.parse(Array("{\n\"".utf8) + [0xE9, 0x22]) }
  }

  @Test("Nesting without end is refused")
  func depth() {
    #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000))
    }
  }
}
