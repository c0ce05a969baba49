/// Why a file cannot serve as the database that was asked for.
public struct DatabaseFileError: Error, Equatable, Sendable {
  /// What is wrong with the file.
  public enum Problem: Equatable, Sendable {
    /// Nothing stands at the path.
    case missing
    /// A folder, a pipe, a socket or a device stands there.
    case notAFile
    /// The system does not let us read it.
    case unreadable(reason: String)
    /// It has no bytes. SQLite would take it for an empty database.
    case empty
    /// It is not a database of SQLite at all.
    case notADatabase
    /// It belongs to another program.
    case foreign(applicationID: Int32)
    /// It was made by a newer version of this program; the version of its schema.
    case newer(Int)
    /// It was made by an older version of this program; the version of its schema.
    case older(Int)
    /// It is ours, but part of it is lost or spoilt.
    case damaged(reason: String)
  }

  /// What is wrong with the file.
  public let problem: Problem
  /// The file.
  public let path: String
  /// What it should have been.
  public let format: DatabaseFormat

  public init(_ problem: Problem, path: String, format: DatabaseFormat) {
    self.problem = problem
    self.path = path
    self.format = format
  }
}

extension DatabaseFileError: CustomStringConvertible {
  public var description: String {
    let noun = format.noun
    return switch problem {
    case .missing:
      "no \(noun) at '\(path)'; \(format.remedy)"
    case .notAFile:
      "'\(path)' is no \(noun): it is not a regular file; give another path"
    case .unreadable(let reason):
      "cannot read the \(noun) '\(path)': \(reason); check the rights of the file and its folder"
    case .empty:
      "'\(path)' is no \(noun): the file is empty; \(format.remedy), or give another path"
    case .notADatabase:
      "'\(path)' is no \(noun): it is not a database; give another path, or remove the file and \(format.remedy)"
    case .foreign(let applicationID):
      "'\(path)' is no \(noun): it is a database of another program (application id \(applicationID)); give another path"
    case .newer(let version):
      "the \(noun) '\(path)' was made by a newer sceneql (schema \(version), this one knows \(format.version)); "
        + "use that sceneql, or give another path"
    case .older(let version):
      "the \(noun) '\(path)' was made by an older sceneql (schema \(version), this one needs \(format.version)); "
        + format.remedy
    case .damaged(let reason):
      "the \(noun) '\(path)' is damaged: \(reason); \(format.remedy)"
    }
  }
}
