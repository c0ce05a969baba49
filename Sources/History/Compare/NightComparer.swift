import Audit

/// Compares tonight's findings with those of the runs before.
struct NightComparer {
  /// A finding of tonight or of before, with the row it has in the history and why it ends there.
  struct Outcome: Equatable {
    let tracked: TrackedFinding
    /// Nil where the history does not know it yet.
    let known: Past.KnownFinding?
    /// Nil where it stays open.
    let end: Past.End?
  }

  let night: Night
  let past: Past
  /// The number of tonight's run.
  let run: Int

  private let starts: CountStarts
  private let openFindings: [Past.KnownFinding]

  init(night: Night, past: Past, run: Int) {
    self.night = night
    self.past = past
    self.run = run
    starts = CountStarts(night: night, past: past)
    openFindings = past.findings.filter { $0.end == nil }
  }

  /// The rules that begin a new count.
  var countStarts: [CountStart] { starts.all }

  /// What became of every finding, by path, place and rule.
  var outcomes: [Outcome] {
    let known = Dictionary(past.findings.map { ($0.finding.fingerprint, $0) }) { first, _ in first }
    let tonight = Set(night.audit.findings.map(\.fingerprint))
    let vanished = openFindings.filter { !tonight.contains($0.finding.fingerprint) }
    let verdicts = vanished.map { ($0, verdict(on: $0)) }
    let moved = MovedFindings(
      gone: verdicts.filter { $0.1.state == .fixed }.map(\.0),
      come: night.audit.findings.filter { known[$0.fingerprint] == nil && starts.reasons[$0.rule] == nil })
    let movedRows = Set(moved.origins.values.map(\.id))
    let present = night.audit.findings.map { finding in
      outcome(of: finding, known: moved.origins[finding.fingerprint] ?? known[finding.fingerprint])
    }
    let absent = verdicts.filter { !movedRows.contains($0.0.id) }.map { outcome(of: $0.0, verdict: $0.1) }
    return (present + absent).sorted { Finding.standsBefore($0.tracked.finding, $1.tracked.finding) }
  }

  private func verdict(on known: Past.KnownFinding) -> VanishedFinding.Verdict {
    VanishedFinding(known: known, night: night, past: past, countStarts: starts.reasons).verdict
  }

  private func outcome(of finding: Finding, known: Past.KnownFinding?) -> Outcome {
    let place = known.flatMap { $0.end == nil ? previousPlace(of: finding, known: $0) : nil }
    let (state, reason) = state(of: finding, known: known, hasMoved: place != nil)
    return Outcome(
      tracked: TrackedFinding(
        finding: finding, state: state, isFirstCount: known == nil && starts.reasons[finding.rule] != nil,
        firstRun: known?.firstRun ?? run, firstSeenAt: known?.firstSeenAt ?? night.startedAt, lastRun: run,
        previousPlace: place, reason: reason),
      known: known, end: nil)
  }

  private func outcome(of known: Past.KnownFinding, verdict: VanishedFinding.Verdict) -> Outcome {
    Outcome(
      tracked: TrackedFinding(
        finding: known.finding, state: verdict.state, firstRun: known.firstRun, firstSeenAt: known.firstSeenAt,
        lastRun: known.lastRun, reason: verdict.reason),
      known: known, end: verdict.end)
  }

  /// What was silenced or belonged to a rule that has changed since was never fixed, so it is not new when it is back.
  private func state(
    of finding: Finding, known: Past.KnownFinding?, hasMoved: Bool
  ) -> (FindingState, reason: String?) {
    if hasMoved { return (.moved, nil) }
    if starts.reasons[finding.rule] != nil { return (.unchanged, nil) }
    guard let known else { return (.new, nil) }
    return known.end == .fixed ? (.new, "it was fixed before and is back") : (.unchanged, nil)
  }

  /// Where it stood before; nil where it stands there still. Columns do not count.
  private func previousPlace(of finding: Finding, known: Past.KnownFinding) -> TrackedFinding.Place? {
    let before = TrackedFinding.Place(path: known.finding.path, line: known.finding.line)
    return before == TrackedFinding.Place(path: finding.path, line: finding.line) ? nil : before
  }
}
