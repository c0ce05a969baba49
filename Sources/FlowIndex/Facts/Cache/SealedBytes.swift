import SourceTree

/// Bytes with their fingerprint behind them, so that damage shows.
enum SealedBytes {
  private static let sealLength = 16

  static func seal(_ bytes: [UInt8]) -> [UInt8] {
    bytes + seal(of: bytes)
  }

  /// The bytes without the seal; nil where it does not fit them.
  static func open(_ sealed: [UInt8]) -> [UInt8]? {
    guard sealed.count >= sealLength else { return nil }
    let bytes = Array(sealed.dropLast(sealLength))
    return sealed.suffix(sealLength).elementsEqual(seal(of: bytes)) ? bytes : nil
  }

  private static func seal(of bytes: [UInt8]) -> [UInt8] {
    let hash = ContentHash(of: bytes)
    return [hash.high, hash.low].flatMap { half in
      stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: half >> $0) }
    }
  }
}
