import FlowIndex
import Foundation
import History

/// When a night began, and how long its stages took.
struct NightClock {
  /// In UTC, as ISO 8601 has it.
  let start = Date().formatted(.iso8601)
  private(set) var durations: [Night.Duration] = []

  mutating func measure<Result>(_ stage: String, _ work: () throws -> Result) rethrows -> Result {
    let clock = ContinuousClock()
    let begin = clock.now
    let result = try work()
    durations.append(Self.duration(stage, clock.now - begin))
    return result
  }

  /// The stages of making the index.
  static func durations(of summary: IndexSummary) -> [Night.Duration] {
    summary.durations.map { duration($0.stage.rawValue, $0.duration) }
  }

  private static func duration(_ stage: String, _ duration: Duration) -> Night.Duration {
    let (seconds, attoseconds) = duration.components
    return Night.Duration(stage: stage, seconds: Double(seconds) + Double(attoseconds) * 1e-18)
  }
}
