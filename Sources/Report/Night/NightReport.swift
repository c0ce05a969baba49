import Audit
import History

/// What one night's run has to tell.
public struct NightReport: Sendable, Equatable {
  /// How many files of a kind came to what.
  public struct FileCount: Sendable, Equatable {
    /// As in the index: storyboard, xib, swift, …
    public let kind: String
    public let indexed: Int
    public let skipped: Int
    public let failed: Int

    public init(kind: String, indexed: Int, skipped: Int, failed: Int) {
      self.kind = kind
      self.indexed = indexed
      self.skipped = skipped
      self.failed = failed
    }
  }

  /// The open findings of one rule.
  public struct OpenRule: Sendable, Equatable {
    public let rule: Rule
    /// By path and place.
    public let findings: [TrackedFinding]
  }

  /// The name of the app's folder.
  public let appName: String
  /// When the index was made, as ISO 8601 has it.
  public let indexedAt: String
  /// The commit that was checked out; nil outside a checkout.
  public let revision: String?
  /// The version of the program that made the index.
  public let toolVersion: String
  public let fileCounts: [FileCount]
  /// What the rules found.
  public let audit: AuditReport
  /// What the history makes of it.
  public let comparison: NightComparison

  public init(
    appName: String, indexedAt: String, revision: String?, toolVersion: String, fileCounts: [FileCount],
    audit: AuditReport, comparison: NightComparison
  ) {
    self.appName = appName
    self.indexedAt = indexedAt
    self.revision = revision
    self.toolVersion = toolVersion
    self.fileCounts = fileCounts
    self.audit = audit
    self.comparison = comparison
  }

  /// The rules that find something tonight, in the order in which they ran.
  public var openRules: [OpenRule] {
    let open = Dictionary(grouping: comparison.findings.filter(\.isOpen), by: \.finding.rule)
    return audit.rules.compactMap { rule in open[rule.id].map { OpenRule(rule: rule, findings: $0) } }
  }
}
