#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Paths as the operating system takes them.
enum AbsolutePath {
  /// The root and a path below it, ended by a zero.
  static func bytes(_ root: String, _ path: [UInt8]) -> [CChar] {
    var root = root
    return root.withUTF8 { rootBytes in
      [CChar](unsafeUninitializedCapacity: rootBytes.count + path.count + 2) { buffer, count in
        count = rootBytes.count + path.count + 2
        let target = UnsafeMutableRawBufferPointer(buffer)
        target.copyBytes(from: rootBytes)
        target[rootBytes.count] = UInt8(ascii: "/")
        UnsafeMutableRawBufferPointer(rebasing: target[(rootBytes.count + 1)...]).copyBytes(from: path)
        target[count - 1] = 0
      }
    }
  }

  /// The path without links, nil where nothing stands there.
  static func resolving(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
