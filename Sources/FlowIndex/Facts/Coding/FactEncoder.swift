/// Writes facts as bytes: numbers with seven bits a byte, texts with their length before them.
struct FactEncoder: FactCoder {
  private(set) var bytes: [UInt8] = []

  /// The bytes of one fact.
  static func bytes(of fact: some CodedFact) -> [UInt8] {
    var encoder = FactEncoder()
    var fact = fact
    encoder.code(&fact)
    return encoder.bytes
  }

  mutating func code(_ number: inout Int) {
    // The sign goes to the lowest bit, so that small numbers are short whatever their sign.
    var rest = UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func code(_ real: inout Double) {
    var pattern = real.bitPattern.littleEndian
    withUnsafeBytes(of: &pattern) { bytes.append(contentsOf: $0) }
  }

  mutating func code(_ flag: inout Bool) {
    bytes.append(flag ? 1 : 0)
  }

  mutating func code(_ text: inout String) {
    text.withUTF8 { characters in
      var length = characters.count
      code(&length)
      bytes.append(contentsOf: characters)
    }
  }

  mutating func code(_ bytes: inout [UInt8]) {
    var length = bytes.count
    code(&length)
    self.bytes.append(contentsOf: bytes)
  }

  mutating func code<Fact: CodedFact>(_ fact: inout Fact) {
    fact.code(with: &self)
  }

  mutating func code<Fact: CodedFact>(_ fact: inout Fact?) {
    bytes.append(fact == nil ? 0 : 1)
    fact?.code(with: &self)
  }

  mutating func code<Fact: CodedFact>(_ facts: inout [Fact]) {
    var count = facts.count
    code(&count)
    for var fact in facts { fact.code(with: &self) }
  }

  /// What is in memory makes sense.
  mutating func fail() {}
}
