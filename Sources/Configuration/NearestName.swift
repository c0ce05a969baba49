/// Finds the name that a mistyped one most likely means.
public enum NearestName {
  /// The name nearest to a text, or nil where none is near enough to be worth a mention.
  ///
  /// Names are compared by the letters that must be inserted, removed, replaced or swapped with their neighbour; a
  /// letter in the wrong case counts half. About one letter in three may be wrong, three at most. Where no name is that
  /// near, the first one that begins with the text stands for it. Of equally near names the first in the order of
  /// their bytes is taken, so that the answer does not depend on the order of the names.
  ///
  /// - Parameters:
  ///   - text: what was written.
  ///   - names: what exists; a name equal to the text is no answer.
  public static func nearest(to text: String, among names: some Sequence<String>) -> String? {
    let written = Array(text.unicodeScalars)
    guard !written.isEmpty else { return nil }
    var best: (name: String, cost: Int)?
    var continuation: String?
    for name in names where !name.utf8.elementsEqual(text.utf8) {
      let candidate = Array(name.unicodeScalars)
      let limit = min(best?.cost ?? .max, allowedCost(written.count, candidate.count))
      if let cost = EditCost.between(written, candidate, limit: limit) {
        if let current = best, current.cost == cost, !comesFirst(name, current.name) { continue }
        best = (name, cost)
      } else if written.count >= shortestPrefix, candidate.starts(with: written) {
        if let current = continuation, !comesFirst(name, current) { continue }
        continuation = name
      }
    }
    return best?.name ?? continuation
  }

  /// A text that names may begin with must have this many characters, or it says too little.
  private static let shortestPrefix = 3

  /// One letter in three, three at most, by the longer text; in names of one or two letters only the case may differ.
  private static func allowedCost(_ left: Int, _ right: Int) -> Int {
    max(EditCost.letterCase, EditCost.letter * min(3, max(left, right) / 3))
  }

  private static func comesFirst(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
