/// A rule whose findings are counted from tonight on, since those of the night before cannot be compared.
public struct CountStart: Sendable, Equatable {
  public enum Reason: String, Sendable {
    /// No run came before.
    case firstRun = "first-run"
    /// The run before did not know the rule, or no run since has run it.
    case newRule = "new-rule"
    /// The rule asks something else than in the run before.
    case changedRule = "changed-rule"
    /// The run before was made by another version of the program.
    case changedTool = "changed-tool"
  }

  /// The name of the rule.
  public let rule: String
  public let reason: Reason

  public init(rule: String, reason: Reason) {
    self.rule = rule
    self.reason = reason
  }
}
