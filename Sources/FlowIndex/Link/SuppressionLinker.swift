import CodeFacts

/// Turns the comments that silence rules into rows: one a rule, and one without a rule where every rule is meant.
enum SuppressionLinker {
  static func link(files: [ExtractedFile], rows: inout IndexRows) {
    for file in files {
      guard case .code(let facts) = file.content else { continue }
      for suppression in facts.suppressions { append(suppression, of: file.row, to: &rows) }
    }
  }

  private static func append(_ suppression: SuppressionFact, of file: FileRow, to rows: inout IndexRows) {
    let rules: [String?] = suppression.rules.isEmpty ? [nil] : suppression.rules
    for rule in rules {
      rows.suppressions.append(
        SuppressionRow(
          id: Int64(rows.suppressions.count + 1), fileID: file.id, line: suppression.position.line,
          column: suppression.position.column, scope: suppression.scope.rawValue, rule: rule))
    }
  }
}
