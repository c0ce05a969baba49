import CodeFacts

/// What a file says when it is read again for the calls of more names.
///
/// Most facts of a second reading differ from the first in their calls only, which are then all that is kept.
struct SecondReading {
  private var calls: [CallFact]
  /// Nil where the rest is as at first.
  private var whole: SourceFacts?

  init(_ facts: SourceFacts, first: SourceFacts?) {
    var expected = first
    expected?.calls = facts.calls
    let isAsFirst = expected == facts
    calls = isAsFirst ? facts.calls : []
    whole = isAsFirst ? nil : facts
  }

  /// - Parameter first: the facts of the file as they were first read.
  func facts(first: SourceFacts?) -> SourceFacts? {
    if let whole { return whole }
    var facts = first
    facts?.calls = calls
    return facts
  }
}

extension SecondReading: CodedFact {
  static var blank: SecondReading { SecondReading(.blank, first: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&calls)
    coder.code(&whole)
  }
}
