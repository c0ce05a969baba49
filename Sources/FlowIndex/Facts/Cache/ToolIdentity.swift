#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Names the build of the program that read the facts: another one may read them otherwise.
enum ToolIdentity {
  /// - Parameter options: what else decides how files are read.
  static func text(options: IndexOptions) -> String {
    let program = executablePath.flatMap { IndexStamp(path: $0) }
    return "\(options.toolVersion) \(program?.size ?? 0) \(program?.modifiedAt ?? 0) \(options.depth)"
  }

  private static var executablePath: String? {
    #if canImport(Darwin)
      var length: UInt32 = 0
      _NSGetExecutablePath(nil, &length)
      var path = [CChar](repeating: 0, count: Int(length))
      guard _NSGetExecutablePath(&path, &length) == 0 else { return nil }
      return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      return "/proc/self/exe"
    #endif
  }
}
