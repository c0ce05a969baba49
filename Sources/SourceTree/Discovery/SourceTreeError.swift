/// Why a root cannot be used.
public enum SourceTreeError: Error, Equatable, Sendable, CustomStringConvertible {
  case missing(root: String)
  case notAFolder(root: String)
  case unreadable(root: String, reason: String)

  public var description: String {
    switch self {
    case .missing(let root): "cannot index '\(root)': there is no such folder; give the root of an app"
    case .notAFolder(let root): "cannot index '\(root)': it is not a folder; give the root of an app"
    case .unreadable(let root, let reason): "cannot index '\(root)': it cannot be read: \(reason)"
    }
  }
}
