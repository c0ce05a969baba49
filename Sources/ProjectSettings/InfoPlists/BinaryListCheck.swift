/// Finds what in a binary property list Foundation must not be given.
///
/// Collections refer to their elements by number, and many may refer to one. Sixty arrays, each of which holds the next one
/// twice, fit into 300 bytes and make 2^60 values. Foundation makes each of them. It also ends the process for a set, which
/// the format knows for archives alone, and for keys that are no texts.
struct BinaryListCheck {
  /// More values than any property list has that people or Xcode write.
  static let mostValues = 1_000_000

  private let bytes: UnsafeBufferPointer<UInt8>
  private let layout: BinaryListLayout
  /// How many values each object makes, those in it counted; nil where that is not known yet.
  private var counts: [Int?]

  /// Nil where the layout is damaged; Foundation says so in its own words.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let layout = BinaryListLayout(bytes) else { return nil }
    self.bytes = bytes
    self.layout = layout
    counts = Array(repeating: nil, count: layout.objectCount)
  }

  /// What is wrong with the list, in words; nil where nothing is. A list that holds itself has no end, and counts as too
  /// large.
  mutating func problem() -> String? {
    let tooLarge = "the binary property list makes more than \(Self.mostValues) values, or holds itself"
    var isOpen = Array(repeating: false, count: counts.count)
    // Each reference makes at least one value, so there is no need to look at more.
    var referencesLeft = Self.mostValues
    var waiting = [layout.topObject]
    while let object = waiting.last {
      if counts[object] == nil, !layout.isPlain(object, in: bytes) {
        return "the binary property list holds what only archives may hold"
      }
      let elements = counts[object] == nil ? layout.elements(of: object, in: bytes) : []
      if counts[object] == nil, !isOpen[object] {
        isOpen[object] = true
        referencesLeft -= elements.count
        let unknown = elements.filter { counts[$0] == nil }
        if referencesLeft < 0 || unknown.contains(where: { isOpen[$0] }) { return tooLarge }
        waiting += unknown
        continue
      }
      waiting.removeLast()
      guard counts[object] == nil else { continue }
      isOpen[object] = false
      let count = elements.reduce(1) { min($0 + (counts[$1] ?? 0), Self.mostValues + 1) }
      if count > Self.mostValues { return tooLarge }
      counts[object] = count
    }
    return nil
  }
}

/// Where the objects of a binary property list stand: the table of offsets, which its last 32 bytes describe.
private struct BinaryListLayout {
  let objectCount: Int
  let topObject: Int
  private let offsetSize: Int
  private let referenceSize: Int
  private let tableOffset: Int

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objectCount = Self.number(at: trailer + 8, size: 8, in: bytes),
      let topObject = Self.number(at: trailer + 16, size: 8, in: bytes),
      let tableOffset = Self.number(at: trailer + 24, size: 8, in: bytes),
      objectCount <= bytes.count, topObject < objectCount, tableOffset <= trailer,
      objectCount * offsetSize <= trailer - tableOffset
    else { return nil }
    self.objectCount = objectCount
    self.topObject = topObject
    self.tableOffset = tableOffset
  }

  /// Whether an object is one of a property list: a truth value, a number, a date, data, a text, an array, or a dictionary
  /// whose keys are texts. What is damaged is not.
  func isPlain(_ object: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let offset = offset(of: object, in: bytes) else { return false }
    switch bytes[offset] >> 4 {
    case 0x0: return bytes[offset] == 0x08 || bytes[offset] == 0x09
    case 0x1, 0x2, 0x3, 0x4, 0x5, 0x6, 0xA: return true
    case 0xD:
      let elements = elements(of: object, in: bytes)
      return elements.prefix(elements.count / 2).allSatisfy { isText($0, in: bytes) }
    default: return false
    }
  }

  private func isText(_ object: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    offset(of: object, in: bytes).map { [0x5, 0x6].contains(bytes[$0] >> 4) } ?? false
  }

  private func offset(of object: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let offset = Self.number(at: tableOffset + object * offsetSize, size: offsetSize, in: bytes)
    return offset.flatMap { $0 < tableOffset ? $0 : nil }
  }

  /// The objects that an array or a dictionary refers to, keys first; none for other objects, and none where the bytes are
  /// damaged.
  func elements(of object: Int, in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard let offset = offset(of: object, in: bytes), let (length, start) = length(at: offset, in: bytes) else {
      return []
    }
    switch bytes[offset] >> 4 {
    case 0xA: return references(from: start, count: length, in: bytes)
    case 0xD: return references(from: start, count: length * 2, in: bytes)
    default: return []
    }
  }

  /// The length in the low half of the byte that marks an object, or in the number behind it; and where the content
  /// starts.
  private func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (length: Int, start: Int)? {
    let low = Int(bytes[offset] & 0x0F)
    guard low == 0x0F else { return (low, offset + 1) }
    guard offset + 1 < bytes.count else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard bytes[offset + 1] >> 4 == 1, size <= 8,
      let length = Self.number(at: offset + 2, size: size, in: bytes), length <= bytes.count
    else { return nil }
    return (length, offset + 2 + size)
  }

  private func references(from start: Int, count: Int, in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard count * referenceSize <= bytes.count - start else { return [] }
    return (0..<count).compactMap { position in
      let object = Self.number(at: start + position * referenceSize, size: referenceSize, in: bytes)
      return object.flatMap { $0 < objectCount ? $0 : nil }
    }
  }

  /// A number of some bytes, the highest first; nil where it is not there or is no offset that a file can have.
  private static func number(at offset: Int, size: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    let number = bytes[offset..<offset + size].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return number <= UInt64(Int32.max) ? Int(number) : nil
  }
}
