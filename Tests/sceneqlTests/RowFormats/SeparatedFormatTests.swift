import SQLite
import Testing

@testable import sceneql

@Suite("The separated formats")
struct SeparatedFormatTests {
  @Test("tsv keeps one row a line whatever the values hold")
  func keepsRowsOnLines() throws {
    let text = try Rendering.of(.tsv, columns: ["a", "b"], rows: [["x\ty", "line\nend\\ \u{1b}"], [nil, 7]])
    #expect(text == "a\tb\nx\\ty\tline\\nend\\\\ \\u{1b}\n\t7\n")
  }

  @Test("csv quotes commas, quotes and line ends and ends lines in CR LF")
  func quotesAsTheStandardSays() throws {
    let text = try Rendering.of(.csv, columns: ["a", "b"], rows: [["x,y", "say \"hi\""], ["two\nlines", "plain"]])
    #expect(text == "a,b\r\n\"x,y\",\"say \"\"hi\"\"\"\r\n\"two\nlines\",plain\r\n")
  }

  @Test("csv quotes a line end of two characters")
  func quotesCarriageReturnAndLineFeed() throws {
    #expect(try Rendering.of(.csv, columns: ["a"], rows: [["x\r\ny"]]) == "a\r\n\"x\r\ny\"\r\n")
  }

  @Test("csv tells null from an empty text")
  func tellsNullFromEmpty() throws {
    #expect(try Rendering.of(.csv, columns: ["a", "b"], rows: [[nil, ""]]) == "a,b\r\n,\"\"\r\n")
  }

  @Test("csv changes formulas only where it is asked to, and never numbers")
  func protectsSpreadsheets() throws {
    let rows: [[SQLite.Value]] = [["=1+1", -5], ["@x", "-y"]]
    let plain = try Rendering.of(.csv, columns: ["a", "b"], rows: rows)
    #expect(plain == "a,b\r\n=1+1,-5\r\n@x,-y\r\n")
    let safe = try Rendering.of(
      .csv, columns: ["a", "b"], rows: rows, options: RowFormatOptions(isSpreadsheetSafe: true))
    #expect(safe == "a,b\r\n'=1+1,-5\r\n'@x,'-y\r\n")
  }

  @Test("Markdown keeps values from becoming markup")
  func escapesMarkdown() throws {
    let text = try Rendering.of(.markdown, columns: ["a|b"], rows: [["<b> `x` *y* a\nb"], [nil]])
    #expect(text == "| a\\|b |\n| --- |\n| &lt;b&gt; \\`x\\` \\*y\\* a\\\\nb |\n|  |\n")
  }
}
