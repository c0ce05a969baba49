/// What a baseline makes of an audit.
public struct BaselineComparison: Sendable, Equatable {
  /// What the baseline does not know.
  public let new: [Finding]
  /// What it knows.
  public let known: [Finding]
  /// What it knows and nobody finds any more: these entries can go.
  public let superfluous: [Baseline.Entry]

  /// Compares by fingerprint.
  ///
  /// An entry is superfluous only where its rule ran, its file could be read, and the audit was asked about it: what
  /// was not looked at is not fixed.
  ///
  /// - Parameter paths: the files that the audit was asked about; nil means all.
  public init(baseline: Baseline, report: AuditReport, paths: Set<String>? = nil) {
    let fingerprints = Set(baseline.entries.map(\.fingerprint))
    new = report.findings.filter { !fingerprints.contains($0.fingerprint) }
    known = report.findings.filter { fingerprints.contains($0.fingerprint) }
    let found = Set(known.map(\.fingerprint))
    let ranRules = Set(report.rules.map(\.id))
    let unread = Set(report.problems.map(\.path))
    superfluous = baseline.entries.filter { entry in
      !found.contains(entry.fingerprint) && ranRules.contains(entry.rule) && !unread.contains(entry.path)
        && (paths?.contains(entry.path) ?? true)
    }
  }
}
