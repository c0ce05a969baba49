#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads files below a root, whatever may have taken their place since they were found.
public struct FileReader: Sendable {
  /// Larger files are refused. No storyboard or source that people write comes near it.
  public static let defaultSizeLimit = 64 << 20

  private let root: String
  private let sizeLimit: Int

  public init(root: String, sizeLimit: Int = defaultSizeLimit) {
    self.root = root
    self.sizeLimit = sizeLimit
  }

  /// Reads a file whole. One that changes meanwhile is read once more before that is an error.
  public func read(_ path: SourcePath) throws(FileReadError) -> FileContent {
    do throws(FileReadError) {
      return try readOnce(path)
    } catch .changedWhileRead {
      return try readOnce(path)
    } catch {
      throw error
    }
  }

  private func readOnce(_ path: SourcePath) throws(FileReadError) -> FileContent {
    let descriptor = try open(path)
    defer { close(descriptor) }
    let before = try Self.translatingErrors { () throws(SystemError) in try FileStatus(ofOpen: descriptor) }
    if let error = objection(to: before) { throw error }
    // One byte more than there should be tells whether the file has grown.
    let bytes = try Self.translatingErrors { () throws(SystemError) in
      try DescriptorReader.read(before.size + 1, from: descriptor)
    }
    let after = try Self.translatingErrors { () throws(SystemError) in try FileStatus(ofOpen: descriptor) }
    guard bytes.count == before.size, after == before else { throw .changedWhileRead }
    return FileContent(bytes: bytes, modifiedAt: before.modifiedAt, changedAt: before.changedAt)
  }

  private static func translatingErrors<Value>(
    _ call: () throws(SystemError) -> Value
  ) throws(FileReadError) -> Value {
    do throws(SystemError) {
      return try call()
    } catch {
      throw .unreadable(reason: error.description)
    }
  }

  /// A link in the file's place is refused, and a pipe must not make the open wait for a writer.
  private func open(_ path: SourcePath) throws(FileReadError) -> CInt {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    #if canImport(Darwin)
      let descriptor = Darwin.open(AbsolutePath.bytes(root, path.bytes), flags)
    #else
      let descriptor = Glibc.open(AbsolutePath.bytes(root, path.bytes), flags)
    #endif
    guard descriptor < 0 else { return descriptor }
    let error = SystemError.last
    if error.isMissing { throw .missing }
    if error.isLink { throw .notRegular }
    throw .unreadable(reason: error.description)
  }

  private func objection(to status: FileStatus) -> FileReadError? {
    if status.type != .regular { return .notRegular }
    return status.size > sizeLimit ? .tooLarge(size: status.size, limit: sizeLimit) : nil
  }
}
