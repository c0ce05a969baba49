/// Why a file cannot be read. The messages go beside the path, so they do not repeat it.
public enum FileReadError: Error, Equatable, Sendable, CustomStringConvertible {
  case missing
  case notRegular
  case tooLarge(size: Int, limit: Int)
  case changedWhileRead
  case unreadable(reason: String)

  public var description: String {
    switch self {
    case .missing: "cannot read the file: it has vanished since the folder was read"
    case .notRegular: "cannot read the file: it is no longer a regular file"
    case .tooLarge(let size, let limit): "the file has \(size) bytes; more than \(limit) are not read"
    case .changedWhileRead: "cannot read the file: it changes while it is read; run again when nothing writes to it"
    case .unreadable(let reason): "cannot read the file: \(reason)"
    }
  }
}
