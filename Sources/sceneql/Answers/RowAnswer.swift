import SQLite

/// Prints the rows of a query in the form that the command line asks for.
struct RowAnswer {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  /// Runs the query and prints its rows as they come.
  ///
  /// - Throws: what the query throws, and ``OutputError``.
  func write(_ query: ReadOnlyQuery, parameters: [String: Value] = [:]) throws {
    let outcome = try OutputDestination.write(to: invocation.value(of: .output)) { output in
      let writer = writer(to: output)
      try writer.begin(columns: query.columns)
      let outcome = try query.run(parameters) { try writer.write($0.values) }
      try writer.end()
      return outcome
    }
    if outcome.isTruncated {
      invocation.messages.note("sceneql: only the first \(outcome.rowCount) rows are shown; raise --limit for more")
    }
  }

  /// Prints rows that are at hand.
  ///
  /// - Throws: ``OutputError``.
  func write(columns: [String], rows: [[Value]]) throws {
    let limit = invocation.wholeNumber(of: .limit) ?? rows.count
    try OutputDestination.write(to: invocation.value(of: .output)) { output in
      let writer = writer(to: output)
      try writer.begin(columns: columns)
      for row in rows.prefix(limit) { try writer.write(row) }
      try writer.end()
    }
    if rows.count > limit {
      invocation.messages.note(
        "sceneql: only the first \(limit) of \(rows.count) rows are shown; raise --limit for more")
    }
  }

  private func writer(to output: CheckedOutput) -> any RowWriter {
    let format = invocation.value(of: .rowFormat).flatMap(RowFormat.init(rawValue:))
    let options = RowFormatOptions(
      hasColor: invocation.color.isOn(isTerminal: output.isTerminal),
      isSpreadsheetSafe: invocation.has(.spreadsheetSafe))
    return (format ?? .standard(isTerminal: output.isTerminal)).writer(to: output, options: options)
  }
}
