import Audit

/// How many findings of each severity concern a scene.
public struct FindingCounts: Sendable, Equatable {
  public private(set) var errors = 0
  public private(set) var warnings = 0
  public private(set) var notes = 0

  public init() {}

  public var isEmpty: Bool { errors + warnings + notes == 0 }

  /// Counts one finding more.
  public mutating func add(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  /// The sum of both.
  static func + (left: FindingCounts, right: FindingCounts) -> FindingCounts {
    var sum = left
    sum.errors += right.errors
    sum.warnings += right.warnings
    sum.notes += right.notes
    return sum
  }

  /// The severities that occur with their counts, the worst first.
  var counted: [(severity: Severity, count: Int)] {
    [(.error, errors), (.warning, warnings), (.note, notes)].filter { $0.1 > 0 }
  }

  /// In words: `2 errors, 1 note`.
  var words: String {
    counted.map { "\($0.count) \($0.severity.rawValue)\($0.count == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}
