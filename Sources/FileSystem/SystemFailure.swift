#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system refused to do, with what, and why.
public struct SystemFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was tried, such as `write`.
  public let action: String
  public let path: String
  /// The system's number for the reason.
  public let code: Int32

  /// - Parameter code: the number; that of the last call where none is given.
  public init(action: String, path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// The system's words for the reason.
  public var reason: String { String(cString: strerror(code)) }

  public var description: String { "cannot \(action) '\(path)': \(reason)" }
}
