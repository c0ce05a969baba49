import Audit
import SQLite

/// Rows for other programs: a line of names, then one line a row, tabs between the values.
///
/// Tabs, line ends, backslashes and other control characters within a value are written out, so that every line is
/// one row. Null is empty.
final class TabSeparatedWriter: RowWriter {
  private let output: CheckedOutput

  init(output: CheckedOutput) {
    self.output = output
  }

  func begin(columns: [String]) throws {
    try writeLine(columns)
  }

  func write(_ values: [Value]) throws {
    try writeLine(values.map(\.plainText))
  }

  func end() {}

  private func writeLine(_ cells: [String]) throws {
    try output.write(cells.map(Self.escaped).joined(separator: "\t") + "\n")
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text.shownSafely }
    let parts = text.split(separator: "\\", omittingEmptySubsequences: false)
    return parts.map { String($0).shownSafely }.joined(separator: "\\\\")
  }
}
