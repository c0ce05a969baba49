/// What came of reading one file.
struct Extraction: Sendable {
  /// The status of a file in the index.
  enum Status: String, Sendable {
    case indexed
    case failed
    /// Of a format that is not read, which is no fault of the file.
    case skipped
  }

  let content: ExtractedFile.Content
  let status: Status
  /// Why it failed or was skipped, or what was left out.
  let problem: String?

  static func indexed(_ content: ExtractedFile.Content, problem: String? = nil) -> Extraction {
    Extraction(content: content, status: .indexed, problem: problem)
  }

  static func failed(_ problem: String) -> Extraction {
    Extraction(content: .nothing, status: .failed, problem: problem)
  }

  static func skipped(_ problem: String) -> Extraction {
    Extraction(content: .nothing, status: .skipped, problem: problem)
  }
}
