/// A table of cells that are Markdown already.
struct MarkdownTable {
  let head: [String]
  let rows: [[String]]

  /// The lines of the table, without a line end at the end.
  var text: String {
    ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}
