import Audit
import SQLite

/// Rows for people: columns that line up, without boxes; numbers stand to the right, null is `NULL`.
///
/// The widths come from the first rows, so that an answer without end needs no memory without end; nor do a few rows of
/// huge values.
final class TableWriter: RowWriter {
  private let output: CheckedOutput
  private let hasColor: Bool
  private var columns: [String] = []
  private var waitingRows: [[Value]] = []
  private var waitingBytes = 0
  private var layout: TableLayout?
  private static let measuredRows = 2000
  private static let mostWaitingBytes = 16 << 20

  init(output: CheckedOutput, hasColor: Bool) {
    self.output = output
    self.hasColor = hasColor
  }

  func begin(columns: [String]) {
    self.columns = columns
  }

  func write(_ values: [Value]) throws {
    if let layout {
      try write(values, in: layout)
      return
    }
    waitingRows.append(values)
    waitingBytes += values.reduce(0) { $0 + $1.byteCount }
    let isEnough = waitingRows.count == Self.measuredRows || waitingBytes > Self.mostWaitingBytes
    if isEnough { try writeWaitingRows() }
  }

  func end() throws {
    if layout == nil { try writeWaitingRows() }
  }

  private func writeWaitingRows() throws {
    let layout = TableLayout(columns: columns, rows: waitingRows)
    self.layout = layout
    try writeHead(in: layout)
    for row in waitingRows { try write(row, in: layout) }
    waitingRows = []
  }

  private func writeHead(in layout: TableLayout) throws {
    let names = columns.enumerated().map { index, name in
      layout.aligned(name.shownSafely, at: index) {
        TerminalStyle.bold.applied(to: $0, isOn: hasColor)
      }
    }
    let rules = layout.widths.map { String(repeating: "-", count: $0) }
    try output.write(names.joined(separator: "  ") + "\n" + rules.joined(separator: "  ") + "\n")
  }

  private func write(_ values: [Value], in layout: TableLayout) throws {
    let cells = values.enumerated().map { index, value in
      layout.aligned(TableLayout.text(of: value), at: index) {
        value.isNull ? TerminalStyle.dim.applied(to: $0, isOn: hasColor) : $0
      }
    }
    try output.write(cells.joined(separator: "  ") + "\n")
  }
}
