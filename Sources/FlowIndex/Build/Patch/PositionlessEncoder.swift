import CodeFacts

/// Writes facts as bytes without the places where they stand, and gathers those.
///
/// Two files whose bytes are the same say the same at other places.
struct PositionlessEncoder: FactCoder {
  private var encoder = FactEncoder()
  private(set) var positions: [SourcePosition] = []

  var bytes: [UInt8] { encoder.bytes }

  mutating func code(_ number: inout Int) { encoder.code(&number) }
  mutating func code(_ real: inout Double) { encoder.code(&real) }
  mutating func code(_ flag: inout Bool) { encoder.code(&flag) }
  mutating func code(_ text: inout String) { encoder.code(&text) }
  mutating func code(_ bytes: inout [UInt8]) { encoder.code(&bytes) }
  mutating func fail() {}

  mutating func code<Fact: CodedFact>(_ fact: inout Fact) {
    if let position = fact as? SourcePosition {
      positions.append(position)
    } else if !(fact is UnreadCode) {
      fact.code(with: &self)
    }
  }

  mutating func code<Fact: CodedFact>(_ fact: inout Fact?) {
    var isPresent = fact != nil
    encoder.code(&isPresent)
    guard var present = fact else { return }
    code(&present)
  }

  mutating func code<Fact: CodedFact>(_ facts: inout [Fact]) {
    var count = facts.count
    encoder.code(&count)
    for var fact in facts { code(&fact) }
  }
}
