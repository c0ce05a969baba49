import Audit
import SQLite

/// How wide the columns of a table are and to which side their cells stand.
struct TableLayout {
  /// The width of each column in terminal cells.
  let widths: [Int]
  private let standsRight: [Bool]

  /// Measures the rows that are known.
  init(columns: [String], rows: [[Value]]) {
    widths = columns.enumerated().map { index, name in
      let cells = rows.map { DisplayWidth.of(Self.text(of: $0[index])) }
      return max(DisplayWidth.of(name.shownSafely), cells.max() ?? 0, 1)
    }
    standsRight = columns.indices.map { index in
      let values = rows.map { $0[index] }.filter { !$0.isNull }
      return !values.isEmpty && values.allSatisfy(\.isNumber)
    }
  }

  /// What a cell shows.
  static func text(of value: Value) -> String {
    value.isNull ? "NULL" : value.plainText.shownSafely
  }

  /// The text with the spaces that its column needs; the last column gets none after it.
  func aligned(_ text: String, at index: Int, style: (String) -> String) -> String {
    let space = String(repeating: " ", count: max(0, widths[index] - DisplayWidth.of(text)))
    if standsRight[index] { return space + style(text) }
    return index == widths.count - 1 ? style(text) : style(text) + space
  }
}
