import SQLite
import Testing

@testable import sceneql

@Suite("The table format")
struct TableFormatTests {
  @Test("lines columns up and leaves no space at the end of lines")
  func alignsColumns() throws {
    let text = try Rendering.of(.table, columns: ["name", "id"], rows: [["Books", "a"], ["Archive", "bb"]])
    #expect(text == "name     id\n-------  --\nBooks    a\nArchive  bb\n")
  }

  @Test("puts numbers to the right, also beside nulls")
  func alignsNumbersRight() throws {
    let text = try Rendering.of(.table, columns: ["n"], rows: [[5], [nil], [12345]])
    #expect(text == "    n\n-----\n    5\n NULL\n12345\n")
  }

  @Test("shows null as NULL and an empty text as nothing")
  func tellsNullFromEmpty() throws {
    let text = try Rendering.of(.table, columns: ["a"], rows: [[nil], [""]])
    #expect(text == "a\n----\nNULL\n\n")
  }

  @Test("counts two cells for Chinese characters and emoji and none for combining marks")
  func measuresWideCharacters() throws {
    let text = try Rendering.of(.table, columns: ["a", "b"], rows: [["書棚", "x"], ["📚", "x"], ["e\u{301}", "x"]])
    #expect(text == "a     b\n----  -\n書棚  x\n📚    x\ne\u{301}     x\n")
  }

  @Test("writes out control characters and marks that turn the direction of text")
  func escapesControls() throws {
    let text = try Rendering.of(.table, columns: ["a"], rows: [["\u{1b}[31m\n\t\u{202e}"]])
    #expect(text == "a\n----------------------\n\\u{1b}[31m\\n\\t\\u{202e}\n")
  }

  @Test("prints its head where there is no row")
  func printsHeadOfEmptyAnswer() throws {
    #expect(try Rendering.of(.table, columns: ["scene"], rows: []) == "scene\n-----\n")
  }

  @Test("keeps every row of an answer longer than what it measures")
  func keepsRowsBehindTheMeasured() throws {
    let rows = (0..<2500).map { _ in ["x"] as [SQLite.Value] }
    let text = try Rendering.of(.table, columns: ["a"], rows: rows)
    #expect(text.split(separator: "\n").count == 2502)
  }

  @Test("makes headings bold and nulls dim where colours are on")
  func usesStyles() throws {
    let text = try Rendering.of(.table, columns: ["a"], rows: [[nil]], options: RowFormatOptions(hasColor: true))
    #expect(text == "\u{1b}[1ma\u{1b}[0m\n----\n\u{1b}[2mNULL\u{1b}[0m\n")
  }
}
