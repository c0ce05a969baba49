import SQLite

/// Why a new index could not take the place of the old one. The old one is as it was.
public enum IndexPublishError: Error, Equatable, Sendable {
  /// Another run writes the same index; its process, if it is known.
  case anotherRun(process: Int32?, path: String)
  /// The system refused something; what was done, to which file.
  case system(action: String, path: String, reason: String)
  /// SQLite could not write the new index.
  case notWritten(path: String, reason: DatabaseError)
  /// A row points to one that does not exist, which is a fault of this program.
  case brokenReference(table: String, row: Int64?, parent: String)
}

extension IndexPublishError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .anotherRun(let process, let path):
      "another index run (\(process.map { "pid \($0)" } ?? "pid unknown")) is active on '\(path)'; "
        + "wait for it or end it, then run again"
    case .system(let action, let path, let reason):
      "cannot \(action) '\(path)': \(reason); check the folder, its rights and the free space, then run again"
    case .notWritten(let path, let reason) where reason.isFullDisk:
      "cannot write the index '\(path)': \(reason.reason): the disk is full or a limit on file sizes was met; "
        + "free some space or raise the limit, then run again"
    case .notWritten(let path, let reason):
      "cannot write the index '\(path)': \(reason)"
    case .brokenReference(let table, let row, let parent):
      "a row of \(table)\(row.map { " (\($0))" } ?? "") points to a row of \(parent) that does not exist; "
        + "this is a fault of sceneql: please report it"
    }
  }
}
