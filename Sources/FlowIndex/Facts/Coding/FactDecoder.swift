/// Reads facts from the bytes that ``FactEncoder`` wrote.
///
/// Bytes that make no sense lead to blanks and to ``isDamaged``, never out of the buffer.
struct FactDecoder: FactCoder {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  private(set) var isDamaged = false

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The fact that the bytes hold; nil where they are anything else.
  static func fact<Fact: CodedFact>(in bytes: [UInt8], as type: Fact.Type = Fact.self) -> Fact? {
    bytes.withUnsafeBytes { buffer in
      var decoder = FactDecoder(buffer)
      var fact = Fact.blank
      decoder.code(&fact)
      return decoder.isDamaged || decoder.offset != buffer.count ? nil : fact
    }
  }

  mutating func code(_ number: inout Int) {
    var value: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = nextByte()
      value |= UInt(byte & 0x7F) << shift
      guard byte & 0x80 != 0 else { break }
      shift += 7
      guard shift < UInt.bitWidth else { return fail() }
    }
    number = Int(bitPattern: value >> 1) ^ -Int(value & 1)
  }

  mutating func code(_ real: inout Double) {
    guard bytes.count - offset >= MemoryLayout<UInt64>.size else { return fail() }
    let pattern = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    real = Double(bitPattern: UInt64(littleEndian: pattern))
    offset += MemoryLayout<UInt64>.size
  }

  mutating func code(_ flag: inout Bool) {
    flag = nextByte() != 0
  }

  mutating func code(_ text: inout String) {
    text = String(decoding: nextRun(), as: UTF8.self)
  }

  mutating func code(_ bytes: inout [UInt8]) {
    bytes = Array(nextRun())
  }

  mutating func code<Fact: CodedFact>(_ fact: inout Fact) {
    fact.code(with: &self)
  }

  mutating func code<Fact: CodedFact>(_ fact: inout Fact?) {
    guard nextByte() != 0 else {
      fact = nil
      return
    }
    var present = Fact.blank
    present.code(with: &self)
    fact = present
  }

  mutating func code<Fact: CodedFact>(_ facts: inout [Fact]) {
    var count = 0
    code(&count)
    // Every fact takes a byte at least.
    guard count > 0, count <= bytes.count - offset else {
      facts = []
      if count != 0 { fail() }
      return
    }
    facts = []
    facts.reserveCapacity(count)
    for _ in 0..<count where !isDamaged {
      var fact = Fact.blank
      fact.code(with: &self)
      facts.append(fact)
    }
  }

  mutating func fail() {
    isDamaged = true
    offset = bytes.count
  }

  /// The bytes that follow their own number.
  private mutating func nextRun() -> UnsafeRawBufferPointer {
    var length = 0
    code(&length)
    guard length >= 0, length <= bytes.count - offset else {
      fail()
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    defer { offset += length }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])
  }

  private mutating func nextByte() -> UInt8 {
    guard offset < bytes.count else {
      isDamaged = true
      return 0
    }
    defer { offset += 1 }
    return bytes[offset]
  }
}
