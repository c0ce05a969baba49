/// The stages of making an index, in their order.
public enum IndexStage: String, Sendable, CaseIterable {
  /// Find the files.
  case discover
  /// Read each file alone.
  case read
  /// Resolve what the files say of each other.
  case link
  /// Write the tables and put them in the place of the old ones.
  case write
}

/// How far the making of an index is.
public struct IndexProgress: Sendable, Equatable {
  public let stage: IndexStage
  /// Files that the stage is done with; 0 in stages that count nothing.
  public let done: Int
  /// Files that the stage has to do with; 0 in stages that count nothing.
  public let total: Int

  init(stage: IndexStage, done: Int = 0, total: Int = 0) {
    self.stage = stage
    self.done = done
    self.total = total
  }
}

/// How long each stage took.
struct StageClock {
  private let clock = ContinuousClock()
  private(set) var durations: [IndexSummary.StageDuration] = []

  mutating func measure<Result, Failure: Error>(
    _ stage: IndexStage, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = clock.now
    let result = try work()
    durations.append(IndexSummary.StageDuration(stage: stage, duration: clock.now - start))
    return result
  }
}
