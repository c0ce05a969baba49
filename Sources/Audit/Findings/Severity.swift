/// How much a finding matters. An error fails at run time; a warning misbehaves or is dead; a note is worth knowing.
public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  case note
  case warning
  case error

  /// The lesser one comes first.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
