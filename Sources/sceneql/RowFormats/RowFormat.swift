/// The forms in which rows are printed.
enum RowFormat: String, CaseIterable, Sendable {
  case table, tsv, csv, json, ndjson, markdown

  /// The form where none is asked for: a table for people, tab-separated values for programs.
  static func standard(isTerminal: Bool) -> RowFormat {
    isTerminal ? .table : .tsv
  }

  /// A writer of this form.
  func writer(to output: CheckedOutput, options: RowFormatOptions) -> any RowWriter {
    switch self {
    case .table: TableWriter(output: output, hasColor: options.hasColor)
    case .tsv: TabSeparatedWriter(output: output)
    case .csv: CommaSeparatedWriter(output: output, isSpreadsheetSafe: options.isSpreadsheetSafe)
    case .json: JSONWriter(output: output)
    case .ndjson: JSONLinesWriter(output: output)
    case .markdown: MarkdownWriter(output: output)
    }
  }
}

/// What a user may choose beside the form.
struct RowFormatOptions: Sendable {
  /// Whether headings stand out and nulls step back.
  var hasColor = false
  /// Whether cells that a spreadsheet would run as a formula get an apostrophe.
  var isSpreadsheetSafe = false
}
