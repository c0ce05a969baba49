import InterfaceBuilder
import Testing

@Suite("Positions")
struct PositionTests {
  private func positions(of text: String) throws -> [ElementPosition] {
    try document(text, kind: .xib).objects.map(\.position)
  }

  @Test("a start tag over several lines is at its first character")
  func tagOverLines() throws {
    let text = "<document><objects>\n  <view\n   id=\"a\"\n   />\n<view id=\"b\"/></objects></document>"
    #expect(
      try positions(of: text) == [ElementPosition(line: 2, column: 3), ElementPosition(line: 5, column: 1)])
  }

  @Test("a > inside a value does not end the tag", arguments: ["x > y", "a/>b"])
  func greaterThan(value: String) throws {
    let text = "<document><objects>\n<view userLabel=\"\(value)\" id=\"a\"/></objects></document>"
    #expect(try positions(of: text) == [ElementPosition(line: 2, column: 1)])
  }

  @Test("columns count bytes of UTF-8")
  func columns() throws {
    let text = "<document><objects><!-- é😀 --><view id=\"a\"/></objects></document>"
    // 19 bytes of tags; the comment has 9 bytes of markup and blanks, 2 of é and 4 of the emoji.
    #expect(try positions(of: text) == [ElementPosition(line: 1, column: 35)])
  }

  @Test(
    "every line ending counts once",
    arguments: [("\n", 3), ("\r\n", 3), ("\r", 3), ("\r\n\r", 5), ("\n\r", 5)])
  func lineEndings(ending: String, line: Int) throws {
    let text = "<document>\(ending)<objects>\(ending)<view id=\"a\"/></objects></document>"
    #expect(try positions(of: text) == [ElementPosition(line: line, column: 1)])
  }

  @Test("a byte order mark takes no column")
  func byteOrderMark() throws {
    let text = "\u{FEFF}<document id=\"a\"><objects><view id=\"b\"/></objects></document>"
    #expect(try positions(of: text) == [ElementPosition(line: 1, column: 27)])
  }
}
