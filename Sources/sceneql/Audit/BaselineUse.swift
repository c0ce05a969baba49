import Audit

/// What `--baseline` and `--write-baseline` make of an audit.
struct BaselineUse {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  /// Takes known findings out of the report, or writes them down.
  ///
  /// - Parameter paths: the files that the audit was asked about; nil means all.
  /// - Returns: the findings that nobody knew before.
  /// - Throws: `BaselineError`.
  func apply(to report: inout AuditReport, paths: Set<String>?) throws -> [Finding] {
    if let path = invocation.value(of: .writeBaseline) {
      try BaselineFile(path: path).write(Baseline(findings: report.findings))
      invocation.messages.note("wrote \(report.findings.count) findings to the baseline '\(path)'")
      return []
    }
    guard let path = invocation.value(of: .baseline) else { return report.findings }
    let baseline = try BaselineFile(path: path).read()
    let comparison = BaselineComparison(baseline: baseline, report: report, paths: paths)
    report.knownFingerprints = Set(baseline.entries.map(\.fingerprint))
    report.findings = comparison.new
    for entry in comparison.superfluous {
      invocation.messages.note(
        "the baseline '\(path)' no longer needs \(entry.rule) in '\(entry.path)': \(entry.message)")
    }
    return comparison.new
  }
}
