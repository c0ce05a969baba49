import History

/// Says why the findings of some rules cannot be compared with the night before.
struct CountStartNotices {
  let starts: [CountStart]

  /// One sentence a reason; none on the first night, of which the verdict tells.
  var texts: [String] {
    [
      text(.changedTool, "another version of SceneQL ran the night before"),
      text(.changedRule, "the question has changed since the night before"),
      text(.newRule, "no run before has asked this"),
    ].compactMap { $0 }
  }

  private func text(_ reason: CountStart.Reason, _ explanation: String) -> String? {
    let rules = starts.filter { $0.reason == reason }.map(\.rule)
    guard let first = rules.first else { return nil }
    let named = rules.count <= 4 ? rules.joined(separator: ", ") : "\(first) and \(rules.count - 1) other rules"
    return "A new count starts for \(named): \(explanation)."
  }
}
