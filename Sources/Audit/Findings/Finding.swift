/// One thing that a rule found.
public struct Finding: Sendable, Equatable {
  /// The name of the rule.
  public let rule: String
  public var severity: Severity
  /// Relative to the root, with `/`; empty where the finding is about the whole index.
  public let path: String
  /// From 1; nil where the whole file is meant.
  public let line: Int?
  /// In UTF-8 bytes, from 1; nil where the whole line is meant.
  public let column: Int?
  /// A whole sentence.
  public let message: String
  /// What a person calls the scene it is about.
  public let scene: String?
  /// The same from run to run while the fault is the same, wherever it moves within its file.
  public let fingerprint: String
  /// The fingerprint but for the path, by which a fault is known again when its file is renamed; nil where nothing but
  /// the path tells it apart.
  public let pathlessFingerprint: String?
  /// Other places that it speaks of.
  public let related: [RelatedPlace]

  public init(
    rule: String, severity: Severity, path: String, line: Int?, column: Int?, message: String, scene: String? = nil,
    fingerprint: String, pathlessFingerprint: String? = nil, related: [RelatedPlace] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.scene = scene
    self.fingerprint = fingerprint
    self.pathlessFingerprint = pathlessFingerprint
    self.related = related
  }
}

extension Finding {
  /// The same finding with a lesser severity and the reason for it.
  func lowered(to severity: Severity, because reason: String) -> Finding {
    Finding(
      rule: rule, severity: severity, path: path, line: line, column: column, message: "\(message); \(reason)",
      scene: scene, fingerprint: fingerprint, pathlessFingerprint: pathlessFingerprint, related: related)
  }

  /// The order of reports: by path, then place, then rule. Paths and texts go by their bytes.
  public static func standsBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    let (leftPlace, rightPlace) = ((left.line ?? 0, left.column ?? 0), (right.line ?? 0, right.column ?? 0))
    if leftPlace != rightPlace { return leftPlace < rightPlace }
    if left.rule != right.rule { return left.rule.utf8.lexicographicallyPrecedes(right.rule.utf8) }
    return left.fingerprint < right.fingerprint
  }
}
