/// The bytes of a file with what was true of it while they were read.
public struct FileContent: Sendable, Equatable {
  public let bytes: [UInt8]
  public let hash: ContentHash
  /// In nanoseconds since 1970.
  public let modifiedAt: Int64
  /// When anything of the file last changed, in nanoseconds since 1970.
  public let changedAt: Int64

  public init(bytes: [UInt8], modifiedAt: Int64, changedAt: Int64 = 0) {
    self.bytes = bytes
    self.hash = ContentHash(of: bytes)
    self.modifiedAt = modifiedAt
    self.changedAt = changedAt
  }

  /// In bytes.
  public var size: Int { bytes.count }
}
