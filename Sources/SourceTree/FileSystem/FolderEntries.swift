#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A name in a folder.
struct FolderEntry: Equatable {
  /// As the bytes say.
  let name: [UInt8]
  /// Nil where the file system does not tell it beside the name.
  let type: FileStatus.FileType?
}

/// Reads the names in a folder.
enum FolderEntries {
  /// The entries in the order of the file system, without the folder itself and its parent.
  ///
  /// - Parameter path: absolute, ended by a zero. A link at its end is not followed, unless a slash follows it.
  static func read(_ path: [CChar]) throws(SystemError) -> [FolderEntry] {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    guard let stream = fdopendir(descriptor) else {
      let error = SystemError.last
      close(descriptor)
      throw error
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = name(of: entry)
      if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) {
        entries.append(FolderEntry(name: name, type: type(of: entry)))
      }
      errno = 0
    }
    if errno != 0 { throw .last }
    return entries
  }

  static func read(_ path: String) throws(SystemError) -> [FolderEntry] {
    try read(Array(path.utf8CString))
  }

  /// The record is as long as its name needs, so the name must be read in place and never as the whole field.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let start = UnsafeRawPointer(entry).advanced(by: offset)
    let length = strlen(start.assumingMemoryBound(to: CChar.self))
    return Array(UnsafeRawBufferPointer(start: start, count: length))
  }

  private static func type(of entry: UnsafeMutablePointer<dirent>) -> FileStatus.FileType? {
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_REG): .regular
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }
}
