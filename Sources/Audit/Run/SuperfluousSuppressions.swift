import SQLite

/// Finds comments that silence nothing, so that they can be removed before they hide something new.
struct SuperfluousSuppressions {
  /// The rules that ran.
  let ranRules: Set<String>
  /// The rules that run where none is named.
  let defaultRules: Set<String>
  /// Every rule there is.
  let allRules: Set<String>

  /// The findings about comments that were not used. A comment whose rule did not run may be needed, so it is left be.
  func findings(of filter: SuppressionFilter) -> [Finding] {
    var fingerprint = Fingerprint()
    return filter.unused.compactMap { suppression in
      guard let message = message(about: suppression) else { return nil }
      let values = [Value(suppression.path), suppression.rule.map(Value.init(_:)) ?? .null]
      return Finding(
        rule: Rule.superfluousSuppressions.id, severity: Rule.superfluousSuppressions.severity, path: suppression.path,
        line: suppression.line, column: suppression.column, message: message,
        fingerprint: fingerprint.next(rule: Rule.superfluousSuppressions.id, values: values))
    }
  }

  private func message(about suppression: Suppression) -> String? {
    guard let rule = suppression.rule else {
      return defaultRules.isSubset(of: ranRules) ? "this comment silences no finding of any rule" : nil
    }
    guard allRules.contains(rule) || rule == Rule.superfluousSuppressions.id else {
      return "this comment names '\(rule)', but no rule is called so"
    }
    return ranRules.contains(rule) ? "this comment silences no finding of the rule '\(rule)'" : nil
  }
}

extension Rule {
  /// The rule behind those findings. It asks what other rules found, so it is no SQL and always runs.
  public static let superfluousSuppressions = Rule(
    path: "diagnostics/superfluous-suppressions", question: "Which comments silence nothing?",
    id: "superfluous-suppressions", name: "Comment that silences nothing",
    description: "A comment that silences a rule where the rule finds nothing would hide the next fault there.",
    kind: .diagnostic, severity: .note, precision: .veryHigh, tags: ["maintenance"], parameters: [],
    key: ["path", "rule"], why: nil, example: nil, fix: "Remove the comment.", sql: "")
}
