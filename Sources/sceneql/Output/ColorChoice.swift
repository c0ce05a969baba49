import Foundation

/// When output has colours.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether a stream gets colours; `auto` means a terminal that knows them, unless NO_COLOR is set and not empty.
  func isOn(isTerminal: Bool, environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && environment["TERM"] != "dumb" && (environment["NO_COLOR"] ?? "").isEmpty
    }
  }
}
