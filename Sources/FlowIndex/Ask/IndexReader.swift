import Migrations
import SQLite

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Opens an index for questions.
public enum IndexReader {
  /// A session on an index that is whole.
  ///
  /// Every byte is compared with the seal that the index got when it was made; this takes some milliseconds for ten
  /// megabytes.
  ///
  /// - Parameters:
  ///   - cancellation: see `ReadOnlySession`.
  ///   - onOverrun: see `ReadOnlySession`.
  /// - Throws: `DatabaseFileError` where the index is missing, foreign, newer, older or damaged; `DatabaseError` or
  ///   ``IndexPublishError`` where the system cannot read it.
  public static func open(
    _ path: String, limits: SessionLimits = SessionLimits(), cancellation: CancellationFlag? = nil,
    onOverrun: (@Sendable () -> Void)? = nil
  ) throws -> ReadOnlySession {
    let format = MigrationSeries.index.format
    let session = try ReadOnlySession(
      path: path, format: format, limits: limits, cancellation: cancellation, onOverrun: onOverrun)
    guard try isIntact(path) else {
      throw DatabaseFileError(.damaged(reason: "its bytes are not those that were written"), path: path, format: format)
    }
    return session
  }

  private static func isIntact(_ path: String) throws(IndexPublishError) -> Bool {
    let descriptor = Self.descriptor(of: path)
    guard descriptor >= 0 else { throw .failed("open", path) }
    defer { close(descriptor) }
    return try IndexSeal.isIntact(descriptor, path: path)
  }

  /// Opened as the session opens it: the header was that of a regular file a moment ago.
  private static func descriptor(of path: String) -> CInt {
    #if canImport(Darwin)
      Darwin.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    #else
      Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    #endif
  }
}
