/// Judges a known finding that is not found tonight: it is only fixed where everything that could tell was looked at.
struct VanishedFinding {
  /// What is to be said of it.
  struct Verdict: Equatable {
    let state: FindingState
    let reason: String?
    /// Nil where it stays open.
    let end: Past.End?
  }

  let known: Past.KnownFinding
  let night: Night
  let past: Past
  /// The rules that begin a new count.
  let countStarts: [String: CountStart.Reason]

  /// Why nobody can tell whether it is fixed, or that it is.
  var verdict: Verdict {
    if night.audit.silencedFingerprints.contains(known.finding.fingerprint) {
      return Verdict(state: .unknown, reason: "a comment or the configuration silences it", end: .silenced)
    }
    guard night.audit.rules.contains(where: { $0.id == known.finding.rule }) else {
      return Verdict(state: .unknown, reason: "its rule did not run", end: nil)
    }
    if countStarts[known.finding.rule] != nil {
      return Verdict(state: .unknown, reason: "its rule has changed", end: .changedRule)
    }
    if let reason = unreadPlace ?? unreadElsewhere { return Verdict(state: .unknown, reason: reason, end: nil) }
    return Verdict(state: .fixed, reason: nil, end: .fixed)
  }

  /// Says which of the files that it speaks of tells nothing tonight.
  private var unreadPlace: String? {
    let paths = [known.finding.path] + known.finding.related.map(\.path)
    return paths.lazy.compactMap(night.files.silence(of:)).first
  }

  /// A finding needs more than its own files: a scene that a broken storyboard holds makes no fault of code go away.
  /// So where nobody touched its files and others fell silent since it was last seen, nobody can tell.
  private var unreadElsewhere: String? {
    guard night.files.contentHash(of: known.finding) == known.contentHash else { return nil }
    let before = past.unreadPaths[known.lastRun] ?? []
    let fallen = night.files.unread.keys.filter { !before.contains($0) }.sorted()
    guard let first = fallen.first else { return nil }
    let others = fallen.count == 1 ? "" : " and \(fallen.count - 1) more"
    return "its files are as they were, but '\(first)'\(others) could not be read"
  }
}
