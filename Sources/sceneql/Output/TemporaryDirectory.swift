import Foundation

/// A folder for files that nobody needs later; it is gone when the value is, and when the process is interrupted.
final class TemporaryDirectory {
  /// The absolute path, without a slash at its end.
  let path: String

  /// - Throws: ``OutputError`` where the system refuses.
  init() throws(OutputError) {
    let pattern = FileManager.default.temporaryDirectory.appendingPathComponent("sceneql-XXXXXX").path
    var name = pattern.utf8CString.map { $0 }
    // Only its owner may look into it.
    guard mkdtemp(&name) != nil else { throw .refused(name: "'\(pattern)'", code: errno) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    UnfinishedFiles.shared.insert(path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    UnfinishedFiles.shared.remove(path)
  }
}
