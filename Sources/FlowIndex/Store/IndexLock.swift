import FileSystem

/// The right to write one index, held by one process at a time.
final class IndexLock {
  private let lock: FileLock

  /// - Parameter databasePath: the index; the lock stands beside it.
  /// - Throws: `IndexPublishError` where another run holds the lock, or the file cannot be made.
  init(besides databasePath: String) throws(IndexPublishError) {
    let path = "\(databasePath).lock"
    do {
      lock = try FileLock(path: path)
    } catch {
      switch error {
      case .held(let process): throw .anotherRun(process: process, path: databasePath)
      case .system(let action, let code): throw .failed(action, path, code: code)
      }
    }
  }
}
