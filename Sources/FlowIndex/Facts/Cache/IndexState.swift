/// What the last run made the index of, to tell whether a new one would say anything else.
struct IndexState: Sendable, Equatable {
  /// All that the index depends on beside the files.
  var circumstances: Circumstances
  /// When the index was made, as the table `meta` says it.
  var indexedAt: String
  /// What the file system told of the index when it was written.
  var stamp: IndexStamp
  /// Every file that was found, in the order of the paths.
  var files: [FileRecord]
}

/// All that an index depends on beside the files.
struct Circumstances: Sendable, Equatable {
  /// The name of the root, as `meta` says it.
  var rootName: String
  /// The commit that is checked out.
  var revision: String?
  /// The configuration as far as linking reads it.
  var settings: [String]
  /// The folders that could not be read, each followed by the reason.
  var unreadableFolders: [String]
}

extension IndexState: CodedFact {
  static var blank: IndexState {
    IndexState(circumstances: .blank, indexedAt: "", stamp: .blank, files: [])
  }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&circumstances)
    coder.code(&indexedAt)
    coder.code(&stamp)
    coder.code(&files)
  }
}

extension Circumstances: CodedFact {
  static var blank: Circumstances { Circumstances(rootName: "", settings: [], unreadableFolders: []) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&rootName)
    coder.code(&revision)
    coder.code(&settings)
    coder.code(&unreadableFolders)
  }
}
