import FileSystem
import Foundation

/// A file that appears whole or not at all: written beside its place and renamed into it.
final class AtomicFile {
  /// Takes the bytes.
  let output: CheckedOutput
  private let path: String
  private let unfinishedPath: String

  /// Begins the file beside its place, and clears away what runs that were killed left there.
  ///
  /// - Throws: ``OutputError`` where the folder cannot be written.
  init(path: String) throws(OutputError) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    let prefix = ".\(url.lastPathComponent).unfinished-"
    self.path = path
    unfinishedPath = folder.appendingPathComponent("\(prefix)\(getpid())").path
    AbandonedFiles.remove(from: folder.path, prefix: prefix)
    // In a folder that others can write to, a link of that name must not lead us to their choice of file.
    unlink(unfinishedPath)
    let descriptor = open(unfinishedPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw .refused(name: "'\(path)'", code: errno) }
    output = CheckedOutput(descriptor: descriptor, name: "'\(path)'")
    UnfinishedFiles.shared.insert(unfinishedPath)
  }

  /// Puts the file into its place.
  ///
  /// - Throws: ``OutputError``; the old file then stays.
  func commit() throws(OutputError) {
    do {
      try output.close()
    } catch {
      discard()
      throw error
    }
    if rename(unfinishedPath, path) != 0 {
      let code = errno
      discard()
      throw .refused(name: "'\(path)'", code: code)
    }
    UnfinishedFiles.shared.remove(unfinishedPath)
  }

  /// Drops what was written; the old file stays.
  func discard() {
    unlink(unfinishedPath)
    UnfinishedFiles.shared.remove(unfinishedPath)
  }
}
