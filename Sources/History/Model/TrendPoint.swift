import Audit

/// What one run counted, for a chart over runs.
public struct TrendPoint: Sendable, Equatable {
  public let run: RunRecord
  /// How many findings of each severity were open.
  public let openCounts: [Severity: Int]
  /// The numbers of metric rules by name, such as `storyboards`, `scenes`, `segues` and `xibs`.
  public let metrics: [String: Int]
  /// Whether rules began a new count in this run, so that its numbers may not compare with those before.
  public let startsCount: Bool

  public init(run: RunRecord, openCounts: [Severity: Int], metrics: [String: Int], startsCount: Bool) {
    self.run = run
    self.openCounts = openCounts
    self.metrics = metrics
    self.startsCount = startsCount
  }
}
