import Audit

/// Tells which rules begin a new count tonight.
struct CountStarts {
  let reasons: [String: CountStart.Reason]
  /// In the order in which the rules ran.
  let all: [CountStart]

  init(night: Night, past: Past) {
    all = night.audit.rules.filter { $0.kind != .metric }.compactMap { rule in
      Self.reason(for: rule, toolVersion: night.toolVersion, past: past).map {
        CountStart(rule: rule.id, reason: $0)
      }
    }
    reasons = Dictionary(all.map { ($0.rule, $0.reason) }) { first, _ in first }
  }

  private static func reason(for rule: Rule, toolVersion: String, past: Past) -> CountStart.Reason? {
    if past.previous == nil { return .firstRun }
    guard let last = past.rules[rule.id] else { return .newRule }
    if last.toolVersion != toolVersion { return .changedTool }
    return last.version == rule.version ? nil : .changedRule
  }
}
