import SourceTree

/// A row of `files`: every file that was looked at.
struct FileRow: Sendable, Equatable {
  var id: Int64
  var path: SourcePath
  var kind: String
  var size: Int
  var contentHash: String?
  var scope: String = ""
  var platform: String?
  /// Nil where no project tells.
  var isBuilt: Bool?
  var status: String
  var problem: String?
}
