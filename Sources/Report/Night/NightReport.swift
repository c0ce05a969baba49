import Audit

/// What one night's run has to tell.
public struct NightReport: Sendable, Equatable {
  /// How many files of a kind came to what.
  public struct FileCount: Sendable, Equatable {
    /// As in the index: storyboard, xib, swift, …
    public let kind: String
    public let indexed: Int
    public let skipped: Int
    public let failed: Int
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
}
