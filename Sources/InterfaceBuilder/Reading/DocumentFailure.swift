/// Why a document is not accepted. Damage and hostile constructs end the reading of one file, never of the run.
struct DocumentFailure: Error, Equatable {
  let reason: String
  /// From 1; nil where the fault has no place.
  let line: Int?

  init(reason: String, line: Int? = nil) {
    self.reason = reason
    self.line = line
  }

  /// A failure whose reason ends in its line, as in `not valid UTF-8 at line 3`.
  static func at(line: Int, _ reason: String) -> DocumentFailure {
    DocumentFailure(reason: "\(reason) at line \(line)", line: line)
  }
}
