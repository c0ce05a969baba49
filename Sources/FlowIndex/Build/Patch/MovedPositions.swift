import CodeFacts

/// Where the facts of a file stand now that only moved: for each old place the new one.
struct MovedPositions {
  private var newPositions: [SourcePosition: SourcePosition] = [:]

  /// Takes in what the file said and says now.
  ///
  /// - Returns: false where it says something else.
  mutating func take<Fact: CodedFact>(from old: Fact, to new: Fact) -> Bool {
    let (before, after) = (Self.encoded(old), Self.encoded(new))
    guard before.bytes == after.bytes, before.positions.count == after.positions.count else { return false }
    for (place, newPlace) in zip(before.positions, after.positions) {
      guard newPositions.updateValue(newPlace, forKey: place).map({ $0 == newPlace }) ?? true else { return false }
    }
    return true
  }

  private static func encoded<Fact: CodedFact>(_ fact: Fact) -> PositionlessEncoder {
    var encoder = PositionlessEncoder()
    var fact = fact
    encoder.code(&fact)
    return encoder
  }

  /// Whether what stood before something else still does, so that nothing that goes by order comes out otherwise.
  var keepsOrder: Bool {
    let sorted = newPositions.sorted { $0.key < $1.key }.map(\.value)
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Where something stands now; nil for places that are not known.
  subscript(position: SourcePosition) -> SourcePosition? { newPositions[position] }
}
