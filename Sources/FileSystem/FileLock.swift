#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The right to do something that one process may do at a time.
///
/// The system takes the lock back when the process ends, however it ends. The lock's file names the process, and is gone
/// when the lock is.
public final class FileLock {
  /// Why a lock could not be had.
  public enum Failure: Error, Equatable, Sendable {
    /// Another process holds it; its number, if it is known.
    case held(process: Int32?)
    /// The system refused something; what was done, and its code.
    case system(action: String, code: Int32)
  }

  /// The file of the lock.
  public let path: String
  private let descriptor: Int32

  /// Takes the lock or fails at once.
  ///
  /// - Throws: ``Failure`` where another process holds the lock, or the file cannot be made.
  public init(path: String) throws(Failure) {
    self.path = path
    descriptor = try Self.lockedFile(at: path)
    Self.write(processID: getpid(), to: descriptor)
  }

  deinit {
    // The name goes first: once the lock is free, the file at that name may belong to another run.
    unlink(path)
    close(descriptor)
  }

  /// Opens and locks the file that stands at the path at the moment of locking.
  private static func lockedFile(at path: String) throws(Failure) -> Int32 {
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard descriptor >= 0 else { throw .system(action: "make", code: errno) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        defer { close(descriptor) }
        guard code == EWOULDBLOCK else { throw .system(action: "lock", code: code) }
        throw .held(process: processID(in: descriptor))
      }
      if isFile(descriptor, at: path) { return descriptor }
      // The run before us removed this file between our opening and our locking it.
      close(descriptor)
    }
  }

  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var opened = stat()
    var named = stat()
    guard fstat(descriptor, &opened) == 0, lstat(path, &named) == 0 else { return false }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  private static func write(processID: Int32, to descriptor: Int32) {
    let text = Array("\(processID)\n".utf8)
    // The number only serves a message, so a failure does not matter.
    _ = ftruncate(descriptor, 0)
    _ = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  private static func processID(in descriptor: Int32) -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    return Int32(String(decoding: bytes.prefix(max(count, 0)).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }
}
