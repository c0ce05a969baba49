#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension IndexPublishError {
  /// The error for a call of the system that failed.
  ///
  /// - Parameter code: the system's code; the one of the last call where none is given.
  static func failed(_ action: String, _ path: String, code: Int32 = errno) -> IndexPublishError {
    .system(action: action, path: path, reason: String(cString: strerror(code)))
  }
}
