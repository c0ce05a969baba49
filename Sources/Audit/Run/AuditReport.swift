/// What an audit found, ready to be written in any format.
public struct AuditReport: Sendable, Equatable {
  /// The root of the app, as it was given.
  public var root: String
  /// The rules that ran, in their order.
  public var rules: [Rule]
  /// What they found, by path, place and rule.
  public var findings: [Finding]
  /// The files that could not be read.
  public var problems: [Problem]
  /// The numbers of metric rules.
  public var metrics: [Metric]
  /// The fingerprints that a baseline already has; nil where none was given.
  public var knownFingerprints: Set<String>?
  /// The fingerprints of what was found but not reported, since a comment or the configuration silences it.
  public var silencedFingerprints: Set<String>

  public init(
    root: String, rules: [Rule] = [], findings: [Finding] = [], problems: [Problem] = [], metrics: [Metric] = [],
    knownFingerprints: Set<String>? = nil, silencedFingerprints: Set<String> = []
  ) {
    self.root = root
    self.rules = rules
    self.findings = findings
    self.problems = problems
    self.metrics = metrics
    self.knownFingerprints = knownFingerprints
    self.silencedFingerprints = silencedFingerprints
  }

  /// The findings that matter at least so much.
  public func findings(atLeast severity: Severity) -> [Finding] {
    findings.filter { $0.severity >= severity }
  }
}
