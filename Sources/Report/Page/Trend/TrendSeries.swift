import Audit
import History

/// One number over the runs.
struct TrendSeries: Equatable {
  let name: String
  /// The class that gives the line its colour.
  let style: String
  /// One value a run; nil where the run did not count it.
  let values: [Int?]

  /// Findings by severity, the worst first.
  static func findings(in trend: [TrendPoint]) -> [TrendSeries] {
    Severity.allCases.reversed().map { severity in
      TrendSeries(
        name: "\(severity.rawValue)s", style: severity.rawValue, values: trend.map { $0.openCounts[severity] ?? 0 })
    }
  }

  /// What is left to migrate away from Interface Builder.
  static func leftToMigrate(in trend: [TrendPoint]) -> [TrendSeries] {
    ["storyboards", "scenes", "segues", "xibs"].map { name in
      TrendSeries(name: name, style: "rest", values: trend.map { $0.metrics[name] })
    }
  }
}
