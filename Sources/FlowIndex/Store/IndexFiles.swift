#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files around one index: its folder, the new index while it is made, and what earlier runs left.
struct IndexFiles {
  /// The index itself.
  let path: String
  /// The folder it stands in, without a slash at its end unless it is the root.
  let folder: String
  /// The last part of the path.
  private let name: String

  init(path: String) {
    self.path = path
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    name = parts.last.map(String.init) ?? path
    let parent = parts.dropLast().joined(separator: "/")
    folder = parts.count < 2 ? "." : (parent.isEmpty ? "/" : parent)
  }

  /// The new index while this process makes it. It stands beside the old one, since only within a folder is a rename
  /// one step.
  var temporaryPath: String { "\(folder)/\(temporaryPrefix)\(getpid())" }

  private var temporaryPrefix: String { ".\(name).tmp-" }

  /// Makes the folder where it is missing; the folder around it must exist.
  func makeFolder() throws(IndexPublishError) {
    guard mkdir(folder, 0o755) != 0, errno != EEXIST else { return }
    throw .failed("make the folder", folder)
  }

  /// Makes the empty file that SQLite then fills. Nobody else's file or link is followed or filled.
  func makeTemporaryFile() throws(IndexPublishError) {
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .failed("make", temporaryPath) }
    close(descriptor)
  }

  /// Makes a copy of the index, without its seal, to be changed before it takes the index's place.
  func copyIndex() throws(IndexPublishError) {
    let source = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard source >= 0 else { throw .failed("open", path) }
    defer { close(source) }
    try makeTemporaryFile()
    let target = open(temporaryPath, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    guard target >= 0 else { throw .failed("open", temporaryPath) }
    defer { close(target) }
    try copy(from: source, to: target)
    try IndexSeal.remove(from: target, path: temporaryPath)
  }

  private func copy(from source: CInt, to target: CInt) throws(IndexPublishError) {
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(source, &piece, piece.count)
      if count == 0 { return }
      guard count > 0 else { throw .failed("read", path) }
      guard write(target, piece, count) == count else { throw .failed("write", temporaryPath) }
    }
  }

  /// Removes what runs that were killed left. Only the holder of the lock may do so.
  func removeTemporaryFiles() throws(IndexPublishError) {
    guard let stream = opendir(folder) else { throw .failed("list the folder", folder) }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let entryName = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if entryName.utf8.starts(with: temporaryPrefix.utf8) { unlink("\(folder)/\(entryName)") }
    }
  }

  /// Puts the seal behind the new index, whose database is closed.
  func sealTemporaryFile() throws(IndexPublishError) {
    let descriptor = open(temporaryPath, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed("open", temporaryPath) }
    defer { close(descriptor) }
    try IndexSeal.seal(descriptor, path: temporaryPath)
  }

  /// Puts the new index in the place of the old one, in one step that outlasts a loss of power.
  func replaceIndex() throws(IndexPublishError) {
    try Self.flush(temporaryPath)
    // A journal of the old index would be played back into the new one.
    for ending in ["-journal", "-wal", "-shm"] { unlink(path + ending) }
    guard rename(temporaryPath, path) == 0 else { throw .failed("replace", path) }
    try Self.flush(folder)
  }

  /// Waits until the disk has what was written.
  private static func flush(_ path: String) throws(IndexPublishError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed("open", path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw .failed("write", path) }
  }
}
