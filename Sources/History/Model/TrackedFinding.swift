import Audit

/// A finding with what the history knows of it.
public struct TrackedFinding: Sendable, Equatable {
  /// A place that it stood at.
  public struct Place: Sendable, Equatable {
    /// Relative to the root.
    public let path: String
    /// From 1; nil where the whole file is meant.
    public let line: Int?

    public init(path: String, line: Int?) {
      self.path = path
      self.line = line
    }
  }

  /// The finding as it is tonight; where it is fixed or unknown, as it was when it was last seen.
  public let finding: Finding
  public let state: FindingState
  /// Whether tonight is the first count of its rule, so that nothing is known of the night before.
  public let isFirstCount: Bool
  /// The number of the run that first saw it.
  public let firstRun: Int
  /// When that run began, in UTC, as ISO 8601 has it.
  public let firstSeenAt: String
  /// The number of the run that last saw it.
  public let lastRun: Int
  /// Where it stood before, if it moved.
  public let previousPlace: Place?
  /// Why its state is unknown, or what else is to be said of the state.
  public let reason: String?

  public init(
    finding: Finding, state: FindingState, isFirstCount: Bool = false, firstRun: Int, firstSeenAt: String,
    lastRun: Int, previousPlace: Place? = nil, reason: String? = nil
  ) {
    self.finding = finding
    self.state = state
    self.isFirstCount = isFirstCount
    self.firstRun = firstRun
    self.firstSeenAt = firstSeenAt
    self.lastRun = lastRun
    self.previousPlace = previousPlace
    self.reason = reason
  }

  /// Whether the fault is there tonight.
  public var isOpen: Bool { state == .new || state == .unchanged || state == .moved }
}
