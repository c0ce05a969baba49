/// One nightly run as the history keeps it.
///
/// Runs are ordered by their numbers. Their times may go back when a clock is set.
public struct RunRecord: Sendable, Equatable {
  /// From 1, never given twice.
  public let id: Int
  /// When the run began, in UTC, as ISO 8601 has it.
  public let startedAt: String
  /// The commit that was checked out; nil outside a checkout.
  public let revision: String?
  /// The version of the program.
  public let toolVersion: String
  /// How many files the run found, whatever came of them.
  public let fileCount: Int
  /// How many of them, and folders, could not be read.
  public let unreadCount: Int

  public init(
    id: Int, startedAt: String, revision: String?, toolVersion: String, fileCount: Int, unreadCount: Int
  ) {
    self.id = id
    self.startedAt = startedAt
    self.revision = revision
    self.toolVersion = toolVersion
    self.fileCount = fileCount
    self.unreadCount = unreadCount
  }
}
