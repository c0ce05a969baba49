import SQLite

/// Makes findings of the rows of one rule.
struct FindingReader {
  private let rule: Rule
  private var fingerprint = Fingerprint()

  init(rule: Rule) {
    self.rule = rule
  }

  /// The finding of the next row. Rows must come in the order of the rule, since equal faults are counted.
  mutating func finding(of row: Row) -> Finding {
    Finding(
      rule: rule.id,
      severity: row.string("severity").flatMap(Severity.init(rawValue:)) ?? rule.severity,
      path: row.string("path") ?? "",
      line: row.number("line"),
      column: row.number("column"),
      message: row.string("message") ?? "",
      scene: row.string("scene"),
      fingerprint: fingerprint.next(rule: rule.id, values: values(of: rule.key, in: row)),
      pathlessFingerprint: pathlessFingerprint(of: row),
      related: related(of: row))
  }

  private func pathlessFingerprint(of row: Row) -> String? {
    let key = rule.key.filter { $0 != "path" }
    return key.isEmpty ? nil : Fingerprint.of(rule: rule.id, values: values(of: key, in: row))
  }

  private func values(of key: [String], in row: Row) -> [Value] { key.map { row[$0] ?? .null } }

  private func related(of row: Row) -> [RelatedPlace] {
    guard let path = row.string("related_path") else { return [] }
    let message = row.string("related_message") ?? "this is the other place"
    return [RelatedPlace(path: path, line: row.number("related_line"), message: message)]
  }
}

extension Row {
  fileprivate func string(_ column: String) -> String? { self[column]?.string }

  /// A line or column; what is below 1 is no place.
  fileprivate func number(_ column: String) -> Int? {
    guard let integer = self[column]?.integer, integer >= 1 else { return nil }
    return Int(integer)
  }
}
