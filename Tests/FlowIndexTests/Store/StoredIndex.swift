import Foundation
import Migrations
import SQLite
import SourceTree
import TestSupport

@testable import FlowIndex

/// A folder with room for an index, and ways to look at what stands there.
struct StoredIndex {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/index.db"
  }

  /// Publishes an index of files with those names.
  func publish(_ names: String..., meta: [String: String] = [:]) throws {
    try IndexPublisher.publish(rows: Self.rows(names), meta: meta, to: path)
  }

  func session() throws -> ReadOnlySession {
    try ReadOnlySession(path: path, format: MigrationSeries.index.format)
  }

  /// The paths that the index holds.
  func paths() throws -> [String?] {
    try session().rows("select path from files order by id").map { $0[0].string }
  }

  func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  /// The names of everything in the folder, in order.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  static func rows(_ names: [String]) -> IndexRows {
    var rows = IndexRows()
    rows.files = names.enumerated().map { offset, name in
      FileRow(id: Int64(offset + 1), path: SourcePath(name), kind: "swift", size: 10, status: "indexed")
    }
    return rows
  }
}
