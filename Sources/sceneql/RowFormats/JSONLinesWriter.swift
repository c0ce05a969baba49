import SQLite

/// Rows as JSON objects, a line each, for programs that read as they go.
final class JSONLinesWriter: RowWriter {
  private let output: CheckedOutput
  private var names: [String] = []

  init(output: CheckedOutput) {
    self.output = output
  }

  func begin(columns: [String]) {
    names = JSONText.memberNames(columns)
  }

  func write(_ values: [Value]) throws {
    try output.write(JSONText.object(names: names, values: values) + "\n")
  }

  func end() {}
}
