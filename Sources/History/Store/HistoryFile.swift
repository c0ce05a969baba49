import FileSystem
import Foundation
import Migrations
import SQLite

/// The file of a history while one process works on it.
///
/// As long as it lives, no other run can use the file, so that nights never overlap.
public final class HistoryFile {
  /// The file.
  public let path: String
  let database: Database
  private let lock: FileLock

  /// Opens a history, or begins one where nothing stands at the path.
  ///
  /// - Throws: ``HistoryError`` where another run is at work, or what stands there cannot be used. It is never replaced.
  public init(path: String) throws(HistoryError) {
    self.path = path
    lock = try Self.locked(path)
    do {
      database = try Self.opened(path)
    } catch {
      throw HistoryError(error, path: path)
    }
  }

  private static func locked(_ path: String) throws(HistoryError) -> FileLock {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      return try FileLock(path: "\(path).lock")
    } catch {
      switch error {
      case .held(let process): throw .anotherRun(process: process, path: path)
      case .system(_, let code): throw .failed(action: "lock", path: path, reason: String(cString: strerror(code)))
      }
    }
  }

  private static func opened(_ path: String) throws -> Database {
    if !FileManager.default.fileExists(atPath: path) { try makeEmptyHistory(at: path) }
    // An empty file would do for SQLite, but a history that lost all its bytes must not pass for a new one.
    try MigrationSeries.history.format.checkWhole(path)
    let database = try MigrationSeries.history.migrator().open(path)
    try database.execute("pragma foreign_keys = on; pragma synchronous = full;")
    let answer = try database.value("pragma quick_check(1)")?.string ?? "no answer"
    if answer != "ok" { throw HistoryError.unusable(path: path, reason: "it is damaged: \(answer)") }
    return database
  }

  /// Makes a history aside and puts it in place whole, so that a run that is killed leaves none without its tables.
  private static func makeEmptyHistory(at path: String) throws {
    let unfinished = "\(path).unfinished"
    unlink(unfinished)
    unlink("\(unfinished)-journal")
    defer { unlink(unfinished) }
    let database = try MigrationSeries.history.migrator().open(unfinished)
    try database.close()
    guard rename(unfinished, path) == 0 else {
      throw HistoryError.failed(action: "make", path: path, reason: String(cString: strerror(errno)))
    }
  }
}
