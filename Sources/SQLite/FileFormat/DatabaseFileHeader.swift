#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the first hundred bytes of a database file say.
///
/// They are read without SQLite, so that a file of another program is never opened, locked or recovered. The layout
/// is SQLite's file format: https://www.sqlite.org/fileformat2.html#the_database_header
struct DatabaseFileHeader: Equatable, Sendable {
  /// The size of the whole file in bytes.
  let fileSize: Int
  /// In bytes.
  let pageSize: Int
  /// How many pages the file should have; nil where the header does not know.
  let pageCount: Int?
  /// The version of the schema.
  let userVersion: Int
  let applicationID: Int32

  /// The bytes of the header, and what they begin with.
  private static let length = 100
  private static let magic = Array("SQLite format 3\u{0}".utf8)

  /// - Returns: nil where the bytes are not the beginning of a database.
  init?(bytes: [UInt8], fileSize: Int) {
    guard bytes.count >= Self.length, bytes.starts(with: Self.magic) else { return nil }
    func number(at offset: Int) -> UInt32 {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    let smallPageSize = Int(bytes[16]) << 8 | Int(bytes[17])
    let isCountCurrent = number(at: 24) == number(at: 92)
    self.fileSize = fileSize
    pageSize = smallPageSize == 1 ? 65536 : smallPageSize
    pageCount = isCountCurrent ? Int(number(at: 28)) : nil
    userVersion = Int(Int32(bitPattern: number(at: 60)))
    applicationID = Int32(bitPattern: number(at: 68))
  }

  /// Whether bytes are missing at the end.
  var isTruncated: Bool { pageCount.map { $0 * pageSize > fileSize } ?? false }

  /// Reads the header of a file.
  ///
  /// - Throws: `DatabaseFileError` where there is none.
  static func read(_ path: String, format: DatabaseFormat) throws(DatabaseFileError) -> DatabaseFileHeader {
    // Without O_NONBLOCK, opening a pipe would wait for a writer for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let problem: DatabaseFileError.Problem =
        errno == ENOENT ? .missing : .unreadable(reason: String(cString: strerror(errno)))
      throw DatabaseFileError(problem, path: path, format: format)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw DatabaseFileError(.notAFile, path: path, format: format)
    }
    guard status.st_size > 0 else { throw DatabaseFileError(.empty, path: path, format: format) }
    var bytes = [UInt8](repeating: 0, count: length)
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, length, 0) }
    guard count == length, let header = DatabaseFileHeader(bytes: bytes, fileSize: Int(status.st_size)) else {
      throw DatabaseFileError(.notADatabase, path: path, format: format)
    }
    return header
  }
}
