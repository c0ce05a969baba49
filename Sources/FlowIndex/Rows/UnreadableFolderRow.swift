import SourceTree

/// A row of `unreadable_folders`: a folder of which nothing is known.
struct UnreadableFolderRow: Sendable, Equatable {
  var path: SourcePath
  var problem: String
}
