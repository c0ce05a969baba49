import Audit
import SQLite

/// Rows as RFC 4180 has them: lines end in CR LF, a value with a comma, quote or line end stands in quotes.
///
/// Null is empty; an empty text is `""`.
final class CommaSeparatedWriter: RowWriter {
  private let output: CheckedOutput
  private let isSpreadsheetSafe: Bool

  init(output: CheckedOutput, isSpreadsheetSafe: Bool) {
    self.output = output
    self.isSpreadsheetSafe = isSpreadsheetSafe
  }

  func begin(columns: [String]) throws {
    try writeLine(columns.map(quotedWhereNeeded))
  }

  func write(_ values: [Value]) throws {
    try writeLine(values.map(cell))
  }

  func end() {}

  private func writeLine(_ cells: [String]) throws {
    try output.write(cells.joined(separator: ",") + "\r\n")
  }

  private func cell(_ value: Value) -> String {
    guard case .text(let text) = value else { return value.plainText }
    return text.bytes.isEmpty ? "\"\"" : quotedWhereNeeded(text.string)
  }

  private func quotedWhereNeeded(_ text: String) -> String {
    let shown = withoutFormula(output.isTerminal ? text.shownSafely : text)
    guard shown.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return shown }
    return "\"" + shown.unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
  }

  /// A spreadsheet runs a cell that begins so; an apostrophe makes it text.
  private func withoutFormula(_ text: String) -> String {
    guard isSpreadsheetSafe, let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) else {
      return text
    }
    return "'\(text)"
  }
}
