/// A 128-bit fingerprint of a file's bytes, to tell whether they are those that were read before.
///
/// Two files that differ have the same fingerprint by chance once in 2^128; it is fast and not cryptographic, so somebody
/// who wants two such files can make them. All that this would gain is that a change goes unnoticed.
///
/// Four lanes take eight bytes each, 32 a step. A step can be undone, so no input makes a lane forget what came before.
public struct ContentHash: Hashable, Sendable, Codable {
  public let high: UInt64
  public let low: UInt64

  public init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHasher().finish(with: $0) }
  }

  /// The fingerprint that was kept as two numbers.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// 32 lower case hexadecimal digits.
  public var text: String {
    [high, low].map { Self.sixteenDigits($0) }.joined()
  }

  private static func sixteenDigits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ContentHash: CustomStringConvertible {
  public var description: String { text }
}

/// Makes the fingerprint of bytes that come piece by piece, as those of a large file do.
public struct ContentHasher: Sendable {
  /// Every piece but the last one has a multiple of this many bytes.
  public static let stepSize = HashLanes.stepSize

  private var lanes = HashLanes()
  private var length = 0

  public init() {}

  /// Takes a piece.
  ///
  /// - Precondition: its size is a multiple of `stepSize`.
  public mutating func take(_ piece: UnsafeRawBufferPointer) {
    precondition(piece.count.isMultiple(of: Self.stepSize))
    for offset in stride(from: 0, to: piece.count, by: Self.stepSize) { lanes.take(piece, at: offset) }
    length += piece.count
  }

  /// The fingerprint of all pieces and of the last one, which may have any size.
  public func finish(with last: UnsafeRawBufferPointer) -> ContentHash {
    var hasher = self
    let wholeSteps = last.count / Self.stepSize * Self.stepSize
    hasher.take(UnsafeRawBufferPointer(rebasing: last[..<wholeSteps]))
    // The rest is filled up with zeros; the length, taken last, tells it from bytes that are zero.
    let rest = [UInt8](last[wholeSteps...]) + [UInt8](repeating: 0, count: Self.stepSize)
    rest.withUnsafeBytes { hasher.lanes.take($0, at: 0) }
    let (high, low) = hasher.lanes.finish(length: UInt64(length + last.count))
    return ContentHash(high: high, low: low)
  }
}

/// The state of a hash. The constants are odd numbers without pattern: binary digits of square roots of primes.
private struct HashLanes: Sendable {
  static let stepSize = 32

  private var first: UInt64 = 0x6A09_E667_F3BC_C909
  private var second: UInt64 = 0xBB67_AE85_84CA_A73B
  private var third: UInt64 = 0x3C6E_F372_FE94_F82B
  private var fourth: UInt64 = 0xA54F_F53A_5F1D_36F1

  mutating func take(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    first = Self.step(first, Self.word(bytes, offset))
    second = Self.step(second, Self.word(bytes, offset + 8))
    third = Self.step(third, Self.word(bytes, offset + 16))
    fourth = Self.step(fourth, Self.word(bytes, offset + 24))
  }

  /// Both halves depend on all lanes, in two ways.
  func finish(length: UInt64) -> (high: UInt64, low: UInt64) {
    let lanes = [first, second, third, fourth]
    let high = lanes.reduce(length ^ 0x510E_527F_ADE6_82D1) { Self.scatter(Self.step($0, $1)) }
    let low = lanes.reversed().reduce(high ^ 0x9B05_688C_2B3E_6C1F) { Self.scatter(Self.step($0, $1)) }
    return (high, low)
  }

  /// In the byte order of small-endian machines everywhere, so that an index means the same on all of them.
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* 0x1F83_D9AB_FB41_BD6B
    return product << 29 | product >> 35
  }

  /// Lets each bit of a number touch each bit of the result.
  private static func scatter(_ number: UInt64) -> UInt64 {
    var number = (number ^ number >> 32) &* 0x5BE0_CD19_137E_2179
    number = (number ^ number >> 29) &* 0xCBBB_9D5D_C105_9ED9
    return number ^ number >> 32
  }
}
