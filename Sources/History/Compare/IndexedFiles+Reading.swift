import Foundation
import SQLite

extension IndexedFiles {
  /// Reads what an index says of its files.
  ///
  /// - Parameter root: the root of the app, to tell a file that was left out from one that is gone.
  /// - Throws: `QueryError` or `DatabaseFileError` where the index cannot be asked.
  public init(session: ReadOnlySession, root: String) throws {
    var hashes: [String: String] = [:]
    var unread: [String: String] = [:]
    let rows = try session.rows("select path, content_hash, problem from files order by id")
    for row in rows {
      let path = row["path"]?.string ?? ""
      hashes[path] = row["content_hash"]?.string ?? ""
      unread[path] = row["problem"]?.string
    }
    for row in try session.rows("select path, problem from unreadable_folders") {
      unread[row["path"]?.string ?? ""] = row["problem"]?.string
    }
    self.init(contentHashes: hashes, unread: unread, count: rows.count) { path in
      FileManager.default.fileExists(atPath: "\(root)/\(path)")
    }
  }
}
