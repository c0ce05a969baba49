import SQLite

/// What an audit is asked for beyond its rules.
public struct AuditOptions: Sendable {
  /// Values for the parameters of rules, by name; what is missing takes its default.
  public var parameters: [String: String] = [:]
  /// The files to report on, relative to the root; nil means all.
  public var paths: Set<String>?

  public init() {}
}

/// Why an audit could not run.
public enum AuditError: Error, Sendable, Equatable, CustomStringConvertible {
  case missingParameter(rule: String, name: String, explanation: String)
  case invalidParameter(rule: String, name: String, value: String, type: String)
  case tooManyRows(rule: String, limit: Int)

  public var description: String {
    switch self {
    case .missingParameter(let rule, let name, let explanation):
      "the rule '\(rule)' needs a value for '\(name)' (\(explanation)); give one with --param \(name)=VALUE"
    case .invalidParameter(let rule, let name, let value, let type):
      "'\(value)' is no \(type), which the rule '\(rule)' takes for '\(name)'; give another with --param \(name)=VALUE"
    case .tooManyRows(let rule, let limit):
      "the rule '\(rule)' finds more than \(limit) rows, which is more than is held at once; narrow its statement, or ask "
        + "with 'sceneql sql'"
    }
  }
}
