import Audit

/// What tonight's run knows by itself, before the runs before it are looked at.
public struct Night: Sendable {
  /// How long a stage of the run took.
  public struct Duration: Sendable, Equatable {
    public let stage: String
    public let seconds: Double

    public init(stage: String, seconds: Double) {
      self.stage = stage
      self.seconds = seconds
    }
  }

  /// When the run began, in UTC, as ISO 8601 has it.
  public let startedAt: String
  /// The name of the app's folder.
  public let appName: String
  /// The commit that is checked out; nil outside a checkout.
  public let revision: String?
  /// The version of the program.
  public let toolVersion: String
  public let files: IndexedFiles
  public let audit: AuditReport
  public let durations: [Duration]

  public init(
    startedAt: String, appName: String, revision: String?, toolVersion: String, files: IndexedFiles,
    audit: AuditReport, durations: [Duration] = []
  ) {
    self.startedAt = startedAt
    self.appName = appName
    self.revision = revision
    self.toolVersion = toolVersion
    self.files = files
    self.audit = audit
    self.durations = durations
  }
}
