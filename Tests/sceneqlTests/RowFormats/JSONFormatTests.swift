import Foundation
import SQLite
import Testing

@testable import sceneql

@Suite("The JSON formats")
struct JSONFormatTests {
  @Test("json is one array with the types of the values")
  func keepsTypes() throws {
    let text = try Rendering.of(
      .json, columns: ["i", "r", "t", "n", "b"],
      rows: [[.integer(1), .real(0.5), "x", nil, .blob([0x00, 0xab])]])
    #expect(text == "[\n  {\"i\": 1, \"r\": 0.5, \"t\": \"x\", \"n\": null, \"b\": \"00ab\"}\n]\n")
  }

  @Test("json of no rows is an empty array")
  func printsEmptyArray() throws {
    #expect(try Rendering.of(.json, columns: ["a"], rows: []) == "[]\n")
  }

  @Test("ndjson is one object a line")
  func printsLines() throws {
    let text = try Rendering.of(.ndjson, columns: ["a"], rows: [["x\ny"], [2]])
    #expect(text == "{\"a\": \"x\\ny\"}\n{\"a\": 2}\n")
  }

  @Test("any text comes back as it was")
  func survivesHostileText() throws {
    let hostile = "\"\\\u{0}\u{1b}\u{7f}\u{85}\u{202e}\u{2028}\r\n\t<script>📚"
    let text = try Rendering.of(.ndjson, columns: ["a"], rows: [[Value(hostile)]])
    let object = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    #expect(object == ["a": hostile])
    #expect(!text.unicodeScalars.contains("\u{1b}") && !text.unicodeScalars.contains("\u{202e}"))
  }

  @Test("two columns of one name both keep their value")
  func numbersEqualNames() throws {
    let text = try Rendering.of(.ndjson, columns: ["a", "a", "a_2"], rows: [[1, 2, 3]])
    #expect(text == "{\"a\": 1, \"a_2\": 2, \"a_2_2\": 3}\n")
  }

  @Test("bytes that are not UTF-8 become replacement characters, so that JSON stays valid")
  func repairsText() throws {
    let text = try Rendering.of(.ndjson, columns: ["a"], rows: [[.text(Text(bytes: [0x61, 0xff]))]])
    #expect(text == "{\"a\": \"a\u{fffd}\"}\n")
  }

  @Test("an infinite number is written as one too large to hold")
  func writesInfinity() throws {
    #expect(try Rendering.of(.ndjson, columns: ["a"], rows: [[.real(-.infinity)]]) == "{\"a\": -9e999}\n")
  }
}
