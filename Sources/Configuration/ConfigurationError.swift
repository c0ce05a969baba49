/// Why a configuration cannot be used. The message names the file, the line and the key.
public struct ConfigurationError: Error, Equatable, Sendable {
  public enum Problem: Equatable, Sendable {
    case unreadable(String)
    case syntax(String)
    case unknownKey(String, nearest: String?, known: [String])
    case duplicateKey(String)
    case missingKey(String)
    case wrongKind(expected: String, found: String)
    case unknownValue(String, nearest: String?, known: [String])
    case invalidPattern(String, reason: String)
    /// Values that contradict each other.
    case contradiction(String)
  }

  public let problem: Problem
  /// The way to the value, such as `rules.unreachable-scenes.severity` or `storyboardLinks[0]`; empty at the top.
  public let key: String
  /// From 1; nil where the whole file is meant.
  public let line: Int?
  /// From 1, counted in UTF-8 bytes.
  public let column: Int?

  init(_ problem: Problem, key: String = "", line: Int? = nil, column: Int? = nil) {
    self.problem = problem
    self.key = key
    self.line = line
    self.column = column
  }
}

extension ConfigurationError: CustomStringConvertible {
  public var description: String {
    let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    let subject = key.isEmpty ? "" : "'\(key)': "
    return "\(Configuration.fileName)\(place): \(subject)\(explanation)"
  }

  private var explanation: String {
    switch problem {
    case .unreadable(let reason): "cannot read it: \(reason)"
    case .syntax(let message): message
    case .unknownKey(let key, let nearest, let known): "unknown key '\(key)'; \(Self.advice(nearest, known))"
    case .duplicateKey(let key): "the key '\(key)' stands twice; remove one"
    case .missingKey(let key): "the key '\(key)' is missing"
    case .wrongKind(let expected, let found): "expected \(expected), found \(found)"
    case .unknownValue(let value, let nearest, let known): "unknown value '\(value)'; \(Self.advice(nearest, known))"
    case .invalidPattern(let pattern, let reason): "'\(pattern)' is no pattern: \(reason)"
    case .contradiction(let message): message
    }
  }

  private static func advice(_ nearest: String?, _ known: [String]) -> String {
    if let nearest { return "did you mean '\(nearest)'?" }
    return "known: \(known.joined(separator: ", "))"
  }
}
