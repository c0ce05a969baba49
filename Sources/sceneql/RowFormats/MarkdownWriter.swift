import SQLite

/// Rows as a Markdown table. Null is empty.
final class MarkdownWriter: RowWriter {
  private let output: CheckedOutput

  init(output: CheckedOutput) {
    self.output = output
  }

  func begin(columns: [String]) throws {
    try writeLine(columns.map(Self.escaped))
    try writeLine(columns.map { _ in "---" })
  }

  func write(_ values: [Value]) throws {
    try writeLine(values.map { Self.escaped($0.plainText) })
  }

  func end() {}

  private func writeLine(_ cells: [String]) throws {
    try output.write("| " + cells.joined(separator: " | ") + " |\n")
  }

  /// The text with what Markdown and HTML would take as their own made plain; line ends stay within the cell.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\", "|", "`", "*", "[", "]", "~": result += "\\\(scalar)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\n": result += "<br>"
      case "\r": break
      case _ where ControlCharacters.contains(scalar): result += "\\\(ControlCharacters.name(of: scalar))"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
