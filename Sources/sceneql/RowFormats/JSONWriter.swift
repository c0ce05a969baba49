import SQLite

/// Rows as one JSON array of objects, a line each.
final class JSONWriter: RowWriter {
  private let output: CheckedOutput
  private var names: [String] = []
  private var isFirst = true

  init(output: CheckedOutput) {
    self.output = output
  }

  func begin(columns: [String]) throws {
    names = JSONText.memberNames(columns)
    try output.write("[")
  }

  func write(_ values: [Value]) throws {
    try output.write((isFirst ? "\n  " : ",\n  ") + JSONText.object(names: names, values: values))
    isFirst = false
  }

  func end() throws {
    try output.write(isFirst ? "]\n" : "\n]\n")
  }
}
