import Audit
import SQLite

/// Rows as a Markdown table: nothing in a value is markup. Null is empty.
final class MarkdownWriter: RowWriter {
  private let output: CheckedOutput

  init(output: CheckedOutput) {
    self.output = output
  }

  func begin(columns: [String]) throws {
    try writeLine(columns.map(\.markdownText))
    try writeLine(columns.map { _ in "---" })
  }

  func write(_ values: [Value]) throws {
    try writeLine(values.map { $0.plainText.markdownText })
  }

  func end() {}

  private func writeLine(_ cells: [String]) throws {
    try output.write("| " + cells.joined(separator: " | ") + " |\n")
  }
}
