import Foundation

/// What the table `meta` says of the index itself.
///
/// Of the root only the last folder is kept: whole paths tell the names of users, and an index gets passed on.
struct IndexMetadata {
  let root: String
  let revision: String?
  let toolVersion: String
  let time: Date

  var values: [String: String] {
    var values = ["root": rootName, "indexed_at": indexedAt, "tool_version": toolVersion]
    values["revision"] = revision
    return values
  }

  /// The time of the run, in UTC.
  var indexedAt: String { time.formatted(.iso8601) }

  var rootName: String {
    URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL.lastPathComponent
  }
}
