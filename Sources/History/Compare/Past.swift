import Audit

/// What the runs before tonight's left.
struct Past: Sendable, Equatable {
  /// A rule as it last ran.
  struct RuleRun: Sendable, Equatable {
    let version: String
    let toolVersion: String
  }

  /// Why a finding is no longer followed.
  enum End: String, Sendable {
    case fixed
    case silenced
    case changedRule = "changed-rule"
  }

  /// A finding of an earlier run.
  struct KnownFinding: Sendable, Equatable {
    /// The number of its row.
    let id: Int64
    /// As it was last seen.
    let finding: Finding
    /// Of the files it spoke of.
    let contentHash: String?
    /// Nil while it is open.
    let end: End?
    let firstRun: Int
    let firstSeenAt: String
    let lastRun: Int
  }

  /// The run before tonight's; nil where there is none.
  var previous: RunRecord?
  /// Every rule that a kept run knows, by name.
  var rules: [String: RuleRun] = [:]
  /// By number of the row.
  var findings: [KnownFinding] = []
  /// The files that a run could not read, by the number of the run.
  var unreadPaths: [Int: Set<String>] = [:]
}
