/// What the rows of a rule mean.
public enum RuleKind: String, Sendable, CaseIterable {
  /// Each row is a fault of the app.
  case problem
  /// Each row is an answer; nothing is wrong with it.
  case listing
  /// Each row is a name and a number.
  case metric
  /// Each row tells about the index itself.
  case diagnostic
}

/// How often a finding of a rule is right.
public enum RulePrecision: String, Sendable, CaseIterable {
  case low
  case medium
  case high
  case veryHigh = "very-high"
}
