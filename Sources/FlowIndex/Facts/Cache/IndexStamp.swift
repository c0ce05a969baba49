#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the file system tells of a file, to know it again without reading it.
struct IndexStamp: Sendable, Equatable {
  /// In bytes.
  var size: Int
  /// In nanoseconds since 1970.
  var modifiedAt: Int
  var serialNumber: Int

  /// Nil where nothing stands at the path.
  init?(path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    size = Int(information.st_size)
    modifiedAt = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    serialNumber = Int(bitPattern: UInt(information.st_ino))
  }

  private init() {
    (size, modifiedAt, serialNumber) = (0, 0, 0)
  }
}

extension IndexStamp: CodedFact {
  static var blank: IndexStamp { IndexStamp() }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&size)
    coder.code(&modifiedAt)
    coder.code(&serialNumber)
  }
}
