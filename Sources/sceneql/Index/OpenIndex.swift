import FlowIndex
import Foundation
import SQLite

extension Invocation {
  /// How long a query may work where `--timeout` is not given.
  private static let standardTimeout: Duration = .seconds(30)

  /// Opens the index that the command line means, for reading.
  ///
  /// - Parameter root: the root of the app, where the command line names one.
  /// - Throws: `DatabaseFileError` where there is none that can be used.
  func openIndex(root: String = ".") throws -> ReadOnlySession {
    try openIndex(at: IndexLocation.path(of: self, root: root))
  }

  /// Opens an index for reading.
  ///
  /// - Throws: `DatabaseFileError` where there is none that can be used.
  func openIndex(at path: String) throws -> ReadOnlySession {
    let limits = limits
    return try IndexReader.open(
      path, limits: limits, onOverrun: { [messages] in messages.endProcess(overrunning: limits.timeout) })
  }

  private var limits: SessionLimits {
    SessionLimits(timeout: timeout, rowLimit: wholeNumber(of: .limit))
  }

  /// Nil where the user wants to wait for ever.
  private var timeout: Duration? {
    guard let seconds = seconds(of: .timeout) else { return Self.standardTimeout }
    return seconds == 0 ? nil : .milliseconds(Int64(min(seconds, 1e9) * 1000))
  }
}

extension Messages {
  /// Ends the process where a query cannot be stopped, as the timeout promises.
  fileprivate func endProcess(overrunning timeout: Duration?) {
    UnfinishedFiles.shared.removeAll()
    error("\(QueryError.timedOut(after: timeout ?? .zero))")
    _exit(ExitCode.incomplete.rawValue)
  }
}
