import FileSystem
import Foundation

/// A folder of its own in which a report is written before anybody sees it.
struct ReportStage {
  let path: String

  /// A stage beside a folder, on the same disk.
  ///
  /// - Throws: `SystemFailure` where it cannot be made.
  init(besides target: String) throws(SystemFailure) {
    let url = URL(fileURLWithPath: target)
    try self.init(in: url.deletingLastPathComponent().path, name: ".\(url.lastPathComponent).unfinished-")
    var status = stat()
    if stat(target, &status) == 0 { chmod(path, status.st_mode & 0o7777) }
  }

  /// A stage within a folder.
  ///
  /// - Throws: `SystemFailure` where it cannot be made.
  init(within target: String) throws(SystemFailure) {
    try self.init(in: target, name: ".unfinished-")
  }

  private init(in folder: String, name: String) throws(SystemFailure) {
    path = "\(folder)/\(name)\(getpid())"
    // A stage after an exchange only holds what its target has too.
    AbandonedFiles.remove(from: folder, prefix: name)
    guard mkdir(path, 0o755) == 0 else { throw SystemFailure(action: "make", path: path) }
  }

  /// Writes the files and waits until the disk has them.
  ///
  /// - Throws: `SystemFailure` where one cannot be written.
  func write(_ files: [ReportFolder.File]) throws(SystemFailure) {
    for file in files { try DurableFile.make("\(path)/\(file.name)", bytes: Array(file.text.utf8)) }
    try DurableFile.flushFolder(path)
  }

  /// Removes the stage and what is in it; what has been moved away stays.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
