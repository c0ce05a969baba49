/// What a file must say about itself to be one of ours.
public struct DatabaseFormat: Sendable, Equatable {
  /// What people call such a file, such as `index`.
  public let noun: String
  /// The number in the file's header that names its program.
  public let applicationID: Int32
  /// The version of the schema that this program reads and writes.
  public let version: Int
  /// What makes a good file, in the words of an order: `run 'sceneql index'`.
  public let remedy: String

  public init(noun: String, applicationID: Int32, version: Int, remedy: String) {
    self.noun = noun
    self.applicationID = applicationID
    self.version = version
    self.remedy = remedy
  }

  /// Whether a file of that identity is ours and of the version that this program knows.
  ///
  /// - Throws: `DatabaseFileError` that says what is wrong.
  func check(applicationID: Int32, version: Int, of path: String) throws(DatabaseFileError) {
    try checkOwner(applicationID: applicationID, version: version, of: path)
    if version < self.version { throw DatabaseFileError(.older(version), path: path, format: self) }
  }

  /// Whether a file of that identity is ours and not newer than this program.
  ///
  /// - Throws: `DatabaseFileError` that says what is wrong.
  func checkOwner(applicationID: Int32, version: Int, of path: String) throws(DatabaseFileError) {
    guard applicationID == self.applicationID else {
      throw DatabaseFileError(.foreign(applicationID: applicationID), path: path, format: self)
    }
    if version > self.version { throw DatabaseFileError(.newer(version), path: path, format: self) }
  }

  /// Whether a file has bytes, is ours, and not newer than this program; an older one can be migrated. Nothing is
  /// written.
  ///
  /// - Throws: `DatabaseFileError` that says what stands there.
  public func checkWhole(_ path: String) throws(DatabaseFileError) {
    let header = try DatabaseFileHeader.read(path, format: self)
    try checkOwner(applicationID: header.applicationID, version: header.userVersion, of: path)
    guard !header.isTruncated else {
      throw DatabaseFileError(.damaged(reason: "its end is missing"), path: path, format: self)
    }
  }

  /// Whether a file may be written in the place of what stands at the path: nothing, an empty file, or a file of ours
  /// that is not newer than this program. Nothing is written.
  ///
  /// - Throws: `DatabaseFileError` that says what stands there.
  public func checkReplaceable(_ path: String) throws(DatabaseFileError) {
    do {
      let header = try DatabaseFileHeader.read(path, format: self)
      try checkOwner(applicationID: header.applicationID, version: header.userVersion, of: path)
    } catch  where error.problem == .missing || error.problem == .empty {
      return
    }
  }
}
