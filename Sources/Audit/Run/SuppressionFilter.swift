/// Takes silenced findings out and remembers which comments did something.
struct SuppressionFilter {
  private let suppressions: [Suppression]
  private let positionsByPath: [String: [Int]]
  private var used: Set<Int> = []

  init(suppressions: [Suppression]) {
    self.suppressions = suppressions
    positionsByPath = Dictionary(grouping: suppressions.indices) { suppressions[$0].path }
  }

  /// Whether a comment silences the finding. Every comment that does counts as used.
  mutating func suppresses(_ finding: Finding) -> Bool {
    let matches = (positionsByPath[finding.path] ?? []).filter { suppressions[$0].covers(finding) }
    used.formUnion(matches)
    return !matches.isEmpty
  }

  /// The comments that silenced nothing so far, in their order.
  var unused: [Suppression] {
    suppressions.indices.filter { !used.contains($0) }.map { suppressions[$0] }
  }
}
