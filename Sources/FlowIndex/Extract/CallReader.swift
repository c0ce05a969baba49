import CodeFacts

/// Reads code again for the calls of more names.
///
/// Which functions hand an identifier on, and so are worth to be looked for, is known only after linking.
protocol CallReader: Sendable {
  /// The code files that hold one of the names as a word, by id, in the order of their ids. Of an Objective-C selector its
  /// first part is looked for.
  func files(naming names: Set<String>) -> [Int64]

  /// The facts of a code file with the calls of the names: the same as at first, and more calls. Nil where the file no
  /// longer holds what it did; the first facts stand then.
  ///
  /// - Parameters:
  ///   - file: the file by id.
  ///   - callNames: all names that are asked for, beside those that each language looks for anyway.
  func facts(of file: Int64, callNames: Set<String>) -> SourceFacts?

  /// The facts of all files that hold one of some names, in the order of their ids.
  ///
  /// - Parameters:
  ///   - names: which files are meant.
  ///   - callNames: all names that are asked for, as above.
  func facts(naming names: Set<String>, callNames: Set<String>) -> [(file: Int64, facts: SourceFacts)]

  /// The content of a code file, for what its facts leave unread. Nil where the file no longer holds what it did.
  func bytes(of file: Int64) -> [UInt8]?
}

extension CallReader {
  func facts(naming names: Set<String>, callNames: Set<String>) -> [(file: Int64, facts: SourceFacts)] {
    files(naming: names).compactMap { file in
      facts(of: file, callNames: callNames).map { (file, $0) }
    }
  }
}
