import SQLite

/// Why the history cannot be used. It is as it was.
public enum HistoryError: Error, Equatable, Sendable {
  /// Another nightly run is at work on it; its process, if it is known.
  case anotherRun(process: Int32?, path: String)
  /// What stands at the path is no history, or a damaged one.
  case unusable(path: String, reason: String)
  /// A newer version of this program made it; the versions of the schema.
  case newer(path: String, version: Int, known: Int)
  /// The system or SQLite refused something.
  case failed(action: String, path: String, reason: String)
}

extension HistoryError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .anotherRun(let process, let path):
      "another nightly run (\(process.map { "pid \($0)" } ?? "pid unknown")) is active on the history '\(path)'; "
        + "wait for it or end it, then run again"
    case .unusable(let path, let reason):
      "cannot use the history '\(path)': \(reason); it holds what earlier nights found, so keep it: move it aside, "
        + "restore a copy if there is one, and run again, or name another file with --history"
    case .newer(let path, let version, let known):
      "the history '\(path)' was made by a newer sceneql (schema \(version), this one knows \(known)); "
        + "use that sceneql, or name another file with --history"
    case .failed(let action, let path, let reason):
      "cannot \(action) the history '\(path)': \(reason); check the folder, its rights and the free space, then run again"
    }
  }
}

extension HistoryError {
  /// What an error of the database means for its user, who must not be told to remove the file.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as HistoryError: self = error
    case let error as DatabaseFileError: self.init(error, path: path)
    case let error as DatabaseError where error.isDamage: self = .unusable(path: path, reason: error.reason)
    case let error as DatabaseError: self = .failed(action: error.action.rawValue, path: path, reason: error.reason)
    case MigrationError.failed(let name, let error):
      self = .failed(action: "bring up to date", path: path, reason: "\(error.reason) in the step \(name)")
    case let error as MigrationError: self = .unusable(path: path, reason: "\(error)")
    default: self = .failed(action: "use", path: path, reason: "\(error)")
    }
  }

  private init(_ error: DatabaseFileError, path: String) {
    switch error.problem {
    case .newer(let version): self = .newer(path: path, version: version, known: error.format.version)
    case .unreadable(let reason): self = .failed(action: "read", path: path, reason: reason)
    case .notAFile: self = .unusable(path: path, reason: "it is not a regular file")
    case .empty: self = .unusable(path: path, reason: "the file is empty")
    case .notADatabase: self = .unusable(path: path, reason: "it is no database, or its beginning is damaged")
    case .foreign(let id):
      self = .unusable(path: path, reason: "it is a database of another program (application id \(id))")
    case .damaged(let reason): self = .unusable(path: path, reason: "it is damaged: \(reason)")
    case .missing, .older: self = .unusable(path: path, reason: error.description)
    }
  }
}
