/// How severe the findings of one rule are.
///
/// Written as a severity, `"unreachable-scenes": "note"`, or as an object that can tell paths apart:
/// `"unreachable-scenes": {"severity": "error", "paths": {"Legacy": "off", "Legacy/New": "warning"}}`.
/// Of several patterns that cover a file the last one counts.
public struct RuleSetting: Sendable, Equatable {
  /// A severity for the files that a pattern covers.
  public struct PathSetting: Sendable, Equatable {
    public let pattern: PathPattern
    public let severity: RuleSeverity
  }

  /// The severity outside the paths; nil leaves it to the rule.
  public let severity: RuleSeverity?
  public let paths: [PathSetting]
  /// The line of the configuration that names the rule, so that an unknown rule can be pointed at.
  public let line: Int

  /// The severity for a finding, nil where the rule's own holds.
  ///
  /// - Parameter file: the path relative to the root; nil for a finding that stands in no file.
  public func severity(inFile file: [UInt8]?) -> RuleSeverity? {
    guard let file, let setting = paths.last(where: { $0.pattern.covers(file: file) }) else { return severity }
    return setting.severity
  }
}

/// What becomes of a finding.
public enum RuleSeverity: String, Sendable, Equatable, CaseIterable {
  case error
  case warning
  case note
  /// The finding is dropped.
  case off
}

extension RuleSetting {
  private enum Key: String, CaseIterable {
    case severity
    case paths
  }

  init(_ member: JSONMember, at key: String) throws(ConfigurationError) {
    line = member.position.line
    switch member.node.value {
    case .string:
      severity = try member.node.word(at: key)
      paths = []
    case .object:
      let object = try ObjectReader(member.node, at: key, known: Key.allCases.map(\.rawValue))
      severity = try Self.readSeverity(of: object)
      paths = try Self.readPaths(of: object)
      if object.members.isEmpty { throw object.failure(.missingKey(Key.severity.rawValue)) }
    default:
      throw member.node.wrongKind(expected: "a severity or an object", at: key)
    }
  }

  private static func readSeverity(of object: ObjectReader) throws(ConfigurationError) -> RuleSeverity? {
    guard let node = object.node(Key.severity.rawValue) else { return nil }
    return try node.word(at: object.path(Key.severity.rawValue))
  }

  private static func readPaths(of object: ObjectReader) throws(ConfigurationError) -> [PathSetting] {
    guard let node = object.node(Key.paths.rawValue) else { return [] }
    let patterns = try ObjectReader(node, at: object.path(Key.paths.rawValue), known: nil)
    var settings: [PathSetting] = []
    for member in patterns.members {
      let pattern = try PathPattern.read(member.key, at: patterns.key, member.position)
      settings.append(PathSetting(pattern: pattern, severity: try member.node.word(at: patterns.path(member.key))))
    }
    return settings
  }
}
