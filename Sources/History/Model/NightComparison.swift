import Audit

/// What tonight's run makes of the runs before it.
public struct NightComparison: Sendable, Equatable {
  public let run: RunRecord
  /// The run that tonight is compared with; nil for the first one.
  public let previous: RunRecord?
  /// Every finding of tonight, and those of before that are fixed or unknown; by path, place and rule.
  public let findings: [TrackedFinding]
  /// The rules that begin a new count, in the order in which they ran.
  public let countStarts: [CountStart]
  /// The kept runs in their order, tonight's last.
  public let trend: [TrendPoint]

  public init(
    run: RunRecord, previous: RunRecord?, findings: [TrackedFinding], countStarts: [CountStart], trend: [TrendPoint]
  ) {
    self.run = run
    self.previous = previous
    self.findings = findings
    self.countStarts = countStarts
    self.trend = trend
  }

  /// The findings in a state, in their order.
  public func findings(in state: FindingState) -> [TrackedFinding] {
    findings.filter { $0.state == state }
  }

  /// Whether no run came before.
  public var isFirstRun: Bool { previous == nil }
}
