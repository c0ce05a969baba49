import Audit
import History

/// What a lead wants to know first, in one line.
struct Verdict {
  /// How the line is coloured.
  enum Mood: String {
    case bad, mixed, good
  }

  let comparison: NightComparison
  let unreadCount: Int

  var text: String {
    let sentence = comparison.isFirstRun ? firstNight : changes
    return unreadCount == 0 ? "\(sentence)." : "\(sentence); incomplete, since \(unread) could not be read."
  }

  var mood: Mood {
    let worrying = comparison.isFirstRun ? comparison.findings.filter(\.isOpen) : comparison.findings(in: .new)
    if worrying.contains(where: { $0.finding.severity == .error }) { return .bad }
    let isUncertain = unreadCount > 0 || !comparison.findings(in: .unknown).isEmpty
    return worrying.isEmpty && !isUncertain ? .good : .mixed
  }

  private var firstNight: String {
    let open = Self.counts(comparison.findings.filter(\.isOpen))
    return "The count starts tonight: \(open.isEmpty ? "no findings" : open)"
  }

  private var changes: String {
    let new = Self.counts(comparison.findings(in: .new), adjective: "new ")
    let fixed = comparison.findings(in: .fixed).count
    let parts = [new.isEmpty ? "Nothing new" : new, fixed == 0 ? "" : "\(fixed.grouped) fixed"]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var unread: String { unreadCount.of("file") }

  private static func counts(_ findings: [TrackedFinding], adjective: String = "") -> String {
    Severity.allCases.reversed().compactMap { severity in
      let count = findings.count { $0.finding.severity == severity }
      return count == 0 ? nil : count.of(adjective + severity.rawValue)
    }.joined(separator: ", ")
  }
}
