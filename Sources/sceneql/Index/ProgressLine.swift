import FlowIndex
import Foundation

/// One line on a terminal's stderr that says how far the work is, written over again and again.
final class ProgressLine: @unchecked Sendable {
  // The work reports from many threads; `lock` guards what is below it.
  private let lock = NSLock()
  private let isShown: Bool
  private var lastText = ""
  private var nextUpdate = ContinuousClock.now
  private static let pause: Duration = .milliseconds(50)

  /// - Parameter isShown: whether the user wants it; without a terminal it is never shown.
  init(isShown: Bool) {
    self.isShown = isShown && isatty(STDERR_FILENO) == 1
  }

  /// Shows how far the work is, at most some twenty times a second.
  func show(_ progress: IndexProgress) {
    guard isShown else { return }
    lock.withLock {
      let text = Self.text(of: progress)
      let isNewStage = progress.done == 0
      guard text != lastText, isNewStage || ContinuousClock.now >= nextUpdate else { return }
      lastText = text
      nextUpdate = .now + Self.pause
      write("\r\u{1b}[K\(text)")
    }
  }

  /// Removes the line, so that messages do not run into it.
  func clear() {
    guard isShown else { return }
    lock.withLock { write("\r\u{1b}[K") }
  }

  private static func text(of progress: IndexProgress) -> String {
    switch progress.stage {
    case .discover: "finding files"
    case .read: "reading \(progress.done) of \(progress.total) files"
    case .link: "linking"
    case .write: "writing the index"
    }
  }

  private func write(_ text: String) {
    let output = CheckedOutput(descriptor: STDERR_FILENO, name: "stderr")
    try? output.write(text)
    try? output.flush()
  }
}
