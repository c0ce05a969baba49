import Foundation

/// The files and folders that an interrupted run must not leave behind.
final class UnfinishedFiles: @unchecked Sendable {
  static let shared = UnfinishedFiles()

  // Every access to `paths` stands between `lock` and `unlock`; that is why the class may say it is Sendable.
  private let lock = NSLock()
  private var paths: Set<String> = []

  func insert(_ path: String) {
    lock.withLock { _ = paths.insert(path) }
  }

  func remove(_ path: String) {
    lock.withLock { _ = paths.remove(path) }
  }

  /// Removes every one of them from the disk.
  func removeAll() {
    lock.withLock {
      for path in paths where unlink(path) != 0 { try? FileManager.default.removeItem(atPath: path) }
    }
  }
}
