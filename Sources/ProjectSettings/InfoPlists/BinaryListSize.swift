/// How large a binary property list becomes when it is read.
///
/// Its collections refer to their elements by number, and many may refer to one. Sixty arrays, each of which holds the
/// next one twice, fit into 300 bytes and make 2^60 values. Foundation makes each of them.
struct BinaryListSize {
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

  /// Whether more values come of it than are read. A list that holds itself has no end, and counts as too large.
  mutating func isTooLarge() -> Bool {
    var isOpen = Array(repeating: false, count: counts.count)
    // Each reference makes at least one value, so there is no need to look at more.
    var referencesLeft = Self.mostValues
    var waiting = [layout.topObject]
    while let object = waiting.last {
      let elements = counts[object] == nil ? layout.elements(of: object, in: bytes) : []
      if counts[object] == nil, !isOpen[object] {
        isOpen[object] = true
        referencesLeft -= elements.count
        let unknown = elements.filter { counts[$0] == nil }
        if referencesLeft < 0 || unknown.contains(where: { isOpen[$0] }) { return true }
        waiting += unknown
        continue
      }
      waiting.removeLast()
      guard counts[object] == nil else { continue }
      isOpen[object] = false
      let count = elements.reduce(1) { min($0 + (counts[$1] ?? 0), Self.mostValues + 1) }
      if count > Self.mostValues { return true }
      counts[object] = count
    }
    return false
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

  /// The objects that an array, a set or a dictionary refers to, keys included; none for other objects, and none where
  /// the bytes are damaged.
  func elements(of object: Int, in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard let offset = Self.number(at: tableOffset + object * offsetSize, size: offsetSize, in: bytes),
      offset < tableOffset, let (length, start) = length(at: offset, in: bytes)
    else { return [] }
    switch bytes[offset] >> 4 {
    case 0xA, 0xC: return references(from: start, count: length, in: bytes)
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
