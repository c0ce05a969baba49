import Audit
import History

/// A night's findings as SARIF, with what became of each since the night before.
struct NightSARIF {
  let report: NightReport
  /// Where to find the lines of sources, for columns.
  let sources: any SourceLines

  var text: String {
    var audit = report.audit
    audit.findings = report.comparison.findings.map(\.finding)
    let comparisons = report.comparison.findings.map { ($0.finding.fingerprint, comparison(of: $0)) }
    return SARIFFormatter(
      toolVersion: report.toolVersion, sources: sources,
      comparisons: Dictionary(comparisons) { first, _ in first }
    ).text(of: audit)
  }

  private func comparison(of finding: TrackedFinding) -> SARIFComparison {
    var properties = [SARIFComparison.Property(name: "state", text: finding.state.rawValue)]
    if let reason = finding.reason { properties.append(.init(name: "reason", text: reason)) }
    return SARIFComparison(baselineState: baselineState(of: finding), properties: properties)
  }

  /// What nobody can tell about stays as it was: `absent` would say that it is gone.
  private func baselineState(of finding: TrackedFinding) -> SARIFComparison.BaselineState? {
    if finding.isFirstCount { return nil }
    return switch finding.state {
    case .new: .new
    case .fixed: .absent
    case .unchanged, .unknown: .unchanged
    case .moved: .updated
    }
  }
}
