import Audit

/// Finds faults again whose file was renamed, or that went to another file.
///
/// Nearly every fingerprint holds the path, so such a fault looks as if one was fixed and another came up.
struct MovedFindings {
  /// The new finding's fingerprint, to the known finding that it was.
  private(set) var origins: [String: Past.KnownFinding] = [:]

  /// - Parameters:
  ///   - gone: known findings that are not found tonight although they could be, in order.
  ///   - come: findings that nobody knows, in order.
  init(gone: [Past.KnownFinding], come: [Finding]) {
    var gone = gone
    var come = come
    pair(&gone, &come) { finding in
      finding.pathlessFingerprint.map { [finding.rule, $0] }
    }
    pair(&gone, &come) { [$0.rule, $0.message, $0.scene ?? ""] }
  }

  /// Takes out of both lists what has the same key; the first goes with the first.
  private mutating func pair(
    _ gone: inout [Past.KnownFinding], _ come: inout [Finding], by key: (Finding) -> [String]?
  ) {
    var candidates: [[String]: [Past.KnownFinding]] = [:]
    for known in gone.reversed() {
      if let key = key(known.finding) { candidates[key, default: []].append(known) }
    }
    var paired: Set<Int64> = []
    come.removeAll { finding in
      guard let key = key(finding), let known = candidates[key]?.popLast() else { return false }
      origins[finding.fingerprint] = known
      paired.insert(known.id)
      return true
    }
    gone.removeAll { paired.contains($0.id) }
  }
}
