import FlowIndex

/// Tells on stderr what the making of an index came to.
struct IndexSummaryReport {
  let summary: IndexSummary
  let messages: Messages

  /// Writes a warning for each file that could not be read, then the counts.
  func write() {
    for problem in summary.problems { messages.warning("\(problem.path): \(problem.message)") }
    messages.note(unchanged ?? counts)
    if let hidden { messages.note(hidden) }
  }

  /// Tells how long each stage took, in milliseconds.
  func writeTimings() {
    let stages = summary.durations.map { "\($0.stage.rawValue) \(Int($0.duration / .milliseconds(1)))" }
    messages.note("milliseconds: \(stages.joined(separator: ", "))")
  }

  private var unchanged: String? {
    summary.unchangedSince.map { "nothing changed since \($0); \(summary.fileCount) files" }
  }

  private var counts: String {
    let kinds = summary.kinds.map { "\($0.total) \($0.kind.rawValue)" }.joined(separator: ", ")
    let failed = summary.problems.isEmpty ? "" : "; \(summary.problems.count) could not be read"
    let skipped = summary.skipped.isEmpty ? "" : "; \(summary.skipped.count) skipped"
    return "indexed \(summary.fileCount) files\(kinds.isEmpty ? "" : ": \(kinds)")\(failed)\(skipped)"
  }

  /// What was left out, so that nobody wonders where a file is.
  private var hidden: String? {
    let folders = summary.hidden.byDefault.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    let configured = summary.hidden.byConfiguration
    let parts = [
      folders.isEmpty ? nil : "\(summary.hidden.countByDefault) by default (\(folders)); \"include\" brings them back",
      configured == 0 ? nil : "\(configured) by .sceneql.json",
    ].compactMap { $0 }
    return parts.isEmpty ? nil : "left out: \(parts.joined(separator: "; "))"
  }
}
