#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the file system tells of a file without opening it.
struct FileStatus: Sendable, Equatable {
  enum FileType: Sendable, Equatable {
    case regular
    case folder
    case link
    /// A pipe, socket or device.
    case other
  }

  let type: FileType
  /// In bytes.
  let size: Int
  /// In nanoseconds since 1970.
  let modifiedAt: Int64
  /// When anything of the file last changed, in nanoseconds since 1970.
  let changedAt: Int64
  /// With the device the identity of the file, whatever its name.
  let serialNumber: UInt64

  /// The file at a path, a link being a file of its own.
  ///
  /// - Parameter path: absolute, ended by a zero.
  init(of path: [CChar]) throws(SystemError) {
    var information = stat()
    guard lstat(path, &information) == 0 else { throw .last }
    self.init(information)
  }

  /// The file that a path leads to, through links.
  init(following path: String) throws(SystemError) {
    var information = stat()
    guard stat(path, &information) == 0 else { throw .last }
    self.init(information)
  }

  /// The file that is open.
  init(ofOpen descriptor: CInt) throws(SystemError) {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw .last }
    self.init(information)
  }

  private init(_ information: stat) {
    switch information.st_mode & S_IFMT {
    case S_IFREG: type = .regular
    case S_IFDIR: type = .folder
    case S_IFLNK: type = .link
    default: type = .other
    }
    size = Int(information.st_size)
    serialNumber = UInt64(information.st_ino)
    #if canImport(Darwin)
      let (modified, changed) = (information.st_mtimespec, information.st_ctimespec)
    #else
      let (modified, changed) = (information.st_mtim, information.st_ctim)
    #endif
    modifiedAt = Self.nanoseconds(modified)
    changedAt = Self.nanoseconds(changed)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
