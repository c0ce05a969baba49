import CodeFacts

/// What must hold for the facts of any source.
enum SourceFactsCheck {
  static func check(_ facts: SourceFacts, of bytes: [UInt8]) {
    let lines = 1...lineCount(of: bytes)
    let positions = facts.types.map(\.position) + facts.calls.map(\.position) + facts.problems.map(\.position)
    for position in positions {
      expect(lines.contains(position.line) && position.column > 0, "\(position) is outside of the file")
    }
    for owner in facts.functions.compactMap(\.owner) + facts.values.compactMap(\.owner) {
      expect(facts.types.indices.contains(owner), "there is no type \(owner)")
    }
    for function in facts.calls.compactMap(\.function) {
      expect(facts.functions.indices.contains(function), "there is no function \(function)")
    }
  }
}
