#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes files in a way that outlasts a loss of power.
public enum DurableFile {
  /// Makes a file that must not be there yet, and waits until the disk has it.
  ///
  /// - Throws: ``SystemFailure`` where it is there, or cannot be written in full.
  public static func make(_ path: String, bytes: [UInt8]) throws(SystemFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemFailure(action: "make", path: path) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest.removeFirst(written)
      } else if errno != EINTR {
        throw SystemFailure(action: "write", path: path)
      }
    }
    guard fsync(descriptor) == 0 else { throw SystemFailure(action: "write", path: path) }
  }

  /// Waits until the disk has the names in a folder.
  ///
  /// - Throws: ``SystemFailure`` where the folder cannot be opened or written.
  public static func flushFolder(_ path: String) throws(SystemFailure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure(action: "open", path: path) }
    defer { close(descriptor) }
    // Some network disks know no flush of folders.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw SystemFailure(action: "write", path: path) }
  }
}
