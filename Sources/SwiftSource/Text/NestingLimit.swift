import CodeFacts

/// Takes brackets out of a source that nest deeper than the parser can follow.
///
/// People do not write such code; machines and attackers do. SwiftParser 6.3 needs twice the time for each `[` that
/// directly follows another, whatever nesting level it is told to stop at: 20 of them take it seconds.
struct NestingLimit {
  /// The deepest nesting of all brackets that is kept.
  static let deepest = 128
  /// The most square brackets that may open one after the other.
  static let longestRun = 8

  /// The most angle brackets that may open with nothing but names between them.
  static let longestAngleRun = 32

  /// The bytes, with the inside of what nests too deep replaced by blanks. Line ends stay, so positions hold.
  private(set) var bytes: [UInt8]
  /// Where brackets first nest too deep.
  private(set) var firstOffset: Int?

  private var depth = 0
  private var run = 0
  private var angleRun = 0
  /// The depth at which the blanks began; nil outside of them.
  private var blankDepth: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard Self.nestsDeep(bytes) else { return }
    var index = 0
    while index < bytes.count {
      if let end = SkippedText.end(from: index, in: bytes) {
        if blankDepth != nil { blank(index..<end) }
        index = end
      } else {
        take(bytes[index], at: index)
        index += 1
      }
    }
  }

  /// A quick look without regard to strings and comments: never misses what nests too deep.
  private static func nestsDeep(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    var run = 0
    var angleRun = 0
    for byte in bytes {
      if byte == UInt8(ascii: "<") { angleRun += 1 } else if !keepsAngleRun(byte) { angleRun = 0 }
      switch byte {
      case UInt8(ascii: "["):
        depth += 1
        run += 1
      case UInt8(ascii: "("):
        depth += 1
      case UInt8(ascii: "{"):
        depth += 1
        run = 0
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // Brackets in strings need not match, so the depth only falls as far as it must.
        depth = max(0, depth - 1)
        run = 0
      case Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn:
        break
      default:
        run = 0
      }
      if depth > deepest || run > longestRun || angleRun > longestAngleRun { return true }
    }
    return false
  }

  /// Whether a byte may stand between the angle brackets of types that nest.
  private static func keepsAngleRun(_ byte: UInt8) -> Bool {
    Byte.isIdentifier(byte) || byte <= Byte.space || byte == UInt8(ascii: ".")
  }

  private mutating func take(_ byte: UInt8, at index: Int) {
    limitAngles(byte, at: index)
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"):
      depth += 1
      run = byte == UInt8(ascii: "{") ? 0 : run + (byte == UInt8(ascii: "[") ? 1 : 0)
      if blankDepth == nil, depth > Self.deepest || run > Self.longestRun {
        blankDepth = depth
        firstOffset = firstOffset ?? index
      }
      if blankDepth != nil { blank(index..<index + 1) }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if blankDepth != nil { blank(index..<index + 1) }
      if blankDepth == depth { blankDepth = nil }
      depth = max(0, depth - 1)
      run = 0
    default:
      if byte > Byte.space { run = 0 }
      if blankDepth != nil { blank(index..<index + 1) }
    }
  }

  /// Of types that nest too deep the inner ones lose their brackets.
  private mutating func limitAngles(_ byte: UInt8, at index: Int) {
    guard byte == UInt8(ascii: "<") else {
      if !Self.keepsAngleRun(byte) { angleRun = 0 }
      return
    }
    angleRun += 1
    guard angleRun > Self.longestAngleRun else { return }
    firstOffset = firstOffset ?? index
    blank(index..<index + 1)
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where bytes[index] != Byte.lineFeed && bytes[index] != Byte.carriageReturn {
      bytes[index] = Byte.space
    }
  }
}
