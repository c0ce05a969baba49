#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An error number of the operating system.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: CInt

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// Whether nothing stands at the path.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether a link stands at the path, or too many on the way.
  var isLink: Bool { code == ELOOP }

  var isInterruption: Bool { code == EINTR }

  /// In lower case, as messages of ours are.
  var description: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
