/// Findings that a team has decided to live with for now.
///
/// They are known by their fingerprints, so that they stay known when lines move.
public struct Baseline: Sendable, Equatable {
  /// One known finding. All but the fingerprint is for people who read the file.
  public struct Entry: Sendable, Equatable {
    public let fingerprint: String
    public let rule: String
    /// Relative to the root.
    public let path: String
    public let message: String

    public init(fingerprint: String, rule: String, path: String, message: String) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.path = path
      self.message = message
    }
  }

  /// The entries, by path, rule and fingerprint.
  public let entries: [Entry]

  public init(entries: [Entry]) {
    self.entries = entries.sorted(by: Self.standsBefore)
  }

  /// A baseline of everything that was found.
  public init(findings: [Finding]) {
    self.init(
      entries: findings.map { finding in
        Entry(fingerprint: finding.fingerprint, rule: finding.rule, path: finding.path, message: finding.message)
      })
  }

  private static func standsBefore(_ left: Entry, _ right: Entry) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    if left.rule != right.rule { return left.rule.utf8.lexicographicallyPrecedes(right.rule.utf8) }
    return left.fingerprint < right.fingerprint
  }
}
