import Migrations
import SQLite

/// Puts a whole new index in the place of the old one, or leaves the old one as it was.
///
/// A reader that has the old index open goes on reading it; one that opens the index later reads the new one. As long as
/// a publisher lives, no other run can write the index.
final class IndexPublisher {
  private let files: IndexFiles
  private let lock: IndexLock

  /// Takes the right to write an index, and clears away what runs that were killed left.
  ///
  /// - Throws: `DatabaseFileError` where something stands at the path that is not ours or is newer than this program;
  ///   it is not touched. `IndexPublishError` where another run is active or the folder cannot be written.
  init(path: String) throws {
    files = IndexFiles(path: path)
    try MigrationSeries.index.format.checkReplaceable(path)
    try files.makeFolder()
    lock = try IndexLock(besides: path)
    try files.removeTemporaryFiles()
  }

  /// Writes an index and puts it in its place.
  ///
  /// - Parameters:
  ///   - rows: all rows; a row's id is its position in its array.
  ///   - meta: what the table `meta` says of the index itself.
  ///   - path: the file of the index.
  /// - Throws: as `init` and `publish` do.
  static func publish(rows: IndexRows, meta: [String: String], to path: String) throws {
    try IndexPublisher(path: path).publish(rows: rows, meta: meta)
  }

  /// Writes an index and puts it in its place.
  ///
  /// - Throws: `IndexPublishError` where the new index cannot be written; `MigrationError` where the schema cannot be
  ///   made. The old index is as it was, and nothing else is left.
  func publish(rows: IndexRows, meta: [String: String]) throws {
    do {
      try files.makeTemporaryFile()
      try build(rows: rows, meta: meta)
      try files.sealTemporaryFile()
      // Another program may have put its file there while the index was made.
      try MigrationSeries.index.format.checkReplaceable(files.path)
      try files.replaceIndex()
    } catch {
      try? files.removeTemporaryFiles()
      throw translated(error)
    }
  }

  /// Puts a changed copy of the index in its place.
  ///
  /// - Returns: false where the patch does not fit the index, which then is as it was.
  /// - Throws: as `publish(rows:meta:)` does.
  func publish(_ patch: IndexPatch) throws -> Bool {
    do {
      try files.copyIndex()
      guard try apply(patch) else {
        try files.removeTemporaryFiles()
        return false
      }
      try files.sealTemporaryFile()
      try MigrationSeries.index.format.checkReplaceable(files.path)
      try files.replaceIndex()
      return true
    } catch {
      try? files.removeTemporaryFiles()
      throw translated(error)
    }
  }

  private func apply(_ patch: IndexPatch) throws -> Bool {
    let database = try Database(path: files.temporaryPath, mode: .readWrite)
    try database.execute(Self.settings)
    let isApplied = try IndexPatcher(database: database).apply(patch)
    try database.close()
    return isApplied
  }

  private func build(rows: IndexRows, meta: [String: String]) throws {
    let database = try Database(path: files.temporaryPath, mode: .readWrite)
    try database.execute(Self.settings)
    try IndexWriter(database: database).write(rows, meta: meta)
    try database.close()
  }

  /// Nobody else sees the file and a failed one is thrown away, so it needs neither a journal nor care at each step.
  /// The constraints on words are for those who write to the index by hand; here types keep them.
  private static let settings = """
    pragma journal_mode = off;
    pragma synchronous = off;
    pragma locking_mode = exclusive;
    pragma temp_store = memory;
    pragma cache_size = -65536;
    pragma ignore_check_constraints = on;
    """

  /// Names the index rather than the file that was to become it.
  private func translated(_ error: any Error) -> any Error {
    switch error {
    case let error as DatabaseError: IndexPublishError.notWritten(path: files.path, reason: error)
    case MigrationError.failed(_, let reason): IndexPublishError.notWritten(path: files.path, reason: reason)
    default: error
    }
  }
}
