@testable import Audit

/// What a test of a whole app compares of a finding.
struct FoundPlace: Equatable, CustomStringConvertible {
  let rule: String
  let severity: Severity
  let place: String

  init(_ rule: String, _ severity: Severity, _ place: String) {
    self.rule = rule
    self.severity = severity
    self.place = place
  }

  var description: String { "\(place): \(severity): \(rule)" }
}

extension SmallApp {
  /// Everything that the rules find which run by default.
  func places() throws -> [FoundPlace] {
    try report().findings.map { FoundPlace($0.rule, $0.severity, "\($0.path):\($0.line ?? 0)") }
  }

  /// What one rule finds.
  func places(_ rule: String) throws -> [FoundPlace] {
    try places().filter { $0.rule == rule }
  }
}
