/// A file below the root that SceneQL reads, as the file system told of it.
public struct SourceFile: Sendable, Equatable, Codable {
  public let path: SourcePath
  public let kind: SourceKind
  /// In bytes.
  public let size: Int
  /// In nanoseconds since 1970.
  public let modifiedAt: Int64
  /// When anything of the file last changed, its name and rights too: in nanoseconds since 1970. Nobody can set it back.
  public let changedAt: Int64
  /// The folder of the nearest project or package at or above the file; empty for the root and where there is none.
  public internal(set) var scope: SourcePath

  public init(
    path: SourcePath, kind: SourceKind, size: Int, modifiedAt: Int64, changedAt: Int64 = 0,
    scope: SourcePath = SourcePath(bytes: [])
  ) {
    self.path = path
    self.kind = kind
    self.size = size
    self.modifiedAt = modifiedAt
    self.changedAt = changedAt
    self.scope = scope
  }
}
