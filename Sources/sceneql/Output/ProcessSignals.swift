import Dispatch
import Foundation

/// How the process answers signals.
struct ProcessSignals {
  private let sources: [any DispatchSourceSignal]

  /// Sets up the signals; keep the value as long as the process runs.
  ///
  /// A closed pipe and a file over its size limit become errors of `write`, which say what failed. An interrupt
  /// removes unfinished files and ends the process with 128 and the signal's number, as shells expect.
  init() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    sources = [SIGINT, SIGTERM].map(Self.endProcess(on:))
  }

  private static func endProcess(on number: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      UnfinishedFiles.shared.removeAll()
      _exit(128 + number)
    }
    source.resume()
    return source
  }
}
