/// Takes the fields of a fact one after the other, to write them down or to fill them in.
///
/// Writing and reading share the one list of fields that each fact gives, so that they cannot differ.
protocol FactCoder {
  mutating func code(_ number: inout Int)
  mutating func code(_ real: inout Double)
  mutating func code(_ flag: inout Bool)
  mutating func code(_ text: inout String)
  mutating func code(_ bytes: inout [UInt8])
  mutating func code<Fact: CodedFact>(_ fact: inout Fact)
  mutating func code<Fact: CodedFact>(_ fact: inout Fact?)
  mutating func code<Fact: CodedFact>(_ facts: inout [Fact])

  /// Notes that what is read makes no sense. Reading goes on with blanks, and the whole is thrown away.
  mutating func fail()
}

/// A value that a coder can write down and read back.
protocol CodedFact {
  /// What is filled in when a fact is read.
  static var blank: Self { get }
  /// Hands every stored property to the coder.
  mutating func code(with coder: inout some FactCoder)
}

/// A word of a fixed set, kept as its text.
protocol CodedWord: CodedFact, RawRepresentable where RawValue == String {}

extension CodedWord {
  mutating func code(with coder: inout some FactCoder) {
    var word = rawValue
    coder.code(&word)
    guard let known = Self(rawValue: word) else { return coder.fail() }
    self = known
  }
}

extension Int: CodedFact {
  static var blank: Int { 0 }
  mutating func code(with coder: inout some FactCoder) { coder.code(&self) }
}

extension String: CodedFact {
  static var blank: String { "" }
  mutating func code(with coder: inout some FactCoder) { coder.code(&self) }
}
