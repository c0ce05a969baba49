import Foundation

/// What runs that were killed left beside their work: files and folders whose names end in the number of a process that
/// is gone.
public enum AbandonedFiles {
  /// Removes them. A process calls this before it makes such a file itself, so one of its own number is older than it.
  ///
  /// - Parameters:
  ///   - folder: where to look; what is below its folders is left alone.
  ///   - prefix: what their names have before the number.
  public static func remove(from folder: String, prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let process = Int32(name.dropFirst(prefix.count)), process > 0, process == getpid() || isGone(process)
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// A process of another user counts as alive: signal 0 only asks.
  private static func isGone(_ process: Int32) -> Bool {
    kill(process, 0) != 0 && errno == ESRCH
  }
}
