import SourceTree

/// A file as the last run found it.
struct FileRecord: Sendable, Equatable {
  var file: SourceFile
  /// Of the bytes; nil where they could not be read.
  var hash: ContentHash?
  /// Whether a later change of the file is sure to change its times.
  ///
  /// File systems count time in ticks. What changes twice within one keeps its times, so a file that was read within the
  /// tick of its last change must be read again.
  var isSettled: Bool
  /// What came of it; nil where the file is none of the index's business.
  var outcome: Outcome?

  /// The status of a file in the index, with the reason.
  struct Outcome: Sendable, Equatable {
    var status: Extraction.Status
    var problem: String?
  }

  /// What the facts of the file depend on; nil where there are none.
  var key: ContentKey? { hash.map { ContentKey(hash: $0, of: file) } }

  /// Whether the bytes must be what they were, by all that the file system tells.
  func isUntouched(in found: SourceFile) -> Bool {
    isSettled && hash != nil && file.kind == found.kind && file.size == found.size
      && file.modifiedAt == found.modifiedAt && file.changedAt == found.changedAt
  }

  /// Whether the index says the same of both.
  func saysTheSame(as other: FileRecord) -> Bool {
    hash == other.hash && outcome == other.outcome && file.path == other.file.path && file.kind == other.file.kind
      && file.scope == other.file.scope && (hash != nil || file.size == other.file.size)
  }
}

extension FileRecord: CodedFact {
  static var blank: FileRecord {
    let file = SourceFile(path: SourcePath(bytes: []), kind: .swift, size: 0, modifiedAt: 0)
    return FileRecord(file: file, isSettled: false)
  }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&file)
    coder.code(&hash)
    coder.code(&isSettled)
    coder.code(&outcome)
  }
}

extension FileRecord.Outcome: CodedFact {
  static var blank: FileRecord.Outcome { FileRecord.Outcome(status: .indexed) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&status)
    coder.code(&problem)
  }
}
