import SourceTree

/// A file with what this run and earlier ones know of it.
struct FileReading: Sendable {
  var record: FileRecord
  /// The bytes, where they were read in this run.
  var content: FileContent?
  /// What the file says, where it was read for that in this run.
  var facts: ReadFacts?

  /// What a file says, with the bytes to keep of it.
  struct ReadFacts: Sendable {
    /// Nil where the file is none of the index's business.
    let extraction: Extraction?
    let bytes: [UInt8]
  }
}
