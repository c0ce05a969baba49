#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Paths as the operating system takes them.
enum AbsolutePath {
  /// The root and a path below it, ended by a zero.
  static func bytes(_ root: String, _ path: [UInt8]) -> [CChar] {
    var bytes: [CChar] = []
    bytes.reserveCapacity(root.utf8.count + path.count + 2)
    for byte in root.utf8 { bytes.append(CChar(bitPattern: byte)) }
    bytes.append(CChar(bitPattern: UInt8(ascii: "/")))
    for byte in path { bytes.append(CChar(bitPattern: byte)) }
    bytes.append(0)
    return bytes
  }

  /// The path without links, nil where nothing stands there.
  static func resolving(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
