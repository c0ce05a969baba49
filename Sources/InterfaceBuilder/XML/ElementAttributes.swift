/// The attributes of one start tag, read in place: a string is made only of what is asked for.
///
/// One value serves all elements of a document in turn. `load` leaves the memory of attributes that the element
/// lacks as it was; the bits of `present` say which of it counts.
struct ElementAttributes {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private var names = NameTable<AttributeName?>()
  private var values: [Bytes]
  private var present: UInt64 = 0
  private var raw: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  private var rawCount = 0

  init() {
    values = Array(repeating: Bytes(start: nil, count: 0), count: AttributeName.allCases.count)
  }

  /// Takes the attributes as libxml2 hands them over: five pointers each (name, prefix, namespace, value, end).
  mutating func load(_ raw: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int) {
    self.raw = raw
    rawCount = count
    present = 0
    for index in 0..<count {
      guard let (name, value) = attribute(at: index), !value.isEmpty else { continue }
      guard let known = names.meaning(of: name, learn: AttributeName.init(spelling:)) else { continue }
      values[known.rawValue] = value
      present |= 1 << UInt64(known.rawValue)
    }
  }

  /// The value of an attribute; nil where it is absent or empty.
  subscript(name: AttributeName) -> String? {
    guard has(name) else { return nil }
    return String(decoding: values[name.rawValue], as: UTF8.self)
  }

  /// Whether the attribute is there and not empty.
  func has(_ name: AttributeName) -> Bool {
    present & (1 << UInt64(name.rawValue)) != 0
  }

  /// Whether the attribute has exactly this value.
  func has(_ name: AttributeName, equalTo expected: StaticString) -> Bool {
    guard has(name) else { return false }
    let value = values[name.rawValue]
    return value.count == expected.utf8CodeUnitCount
      && expected.withUTF8Buffer { $0.elementsEqual(value) }
  }

  /// Whether the attribute is `YES`, as Interface Builder writes truth.
  func isYes(_ name: AttributeName) -> Bool {
    has(name, equalTo: "YES")
  }

  /// The value of an attribute as a number.
  func number(_ name: AttributeName) -> Double? {
    self[name].flatMap(Double.init)
  }

  /// Every attribute but `key`, as `name=value` in the order of the document; nil where there is none.
  func joinedWithoutKey() -> String? {
    let pairs = (0..<rawCount).compactMap(attribute(at:)).compactMap { name, value -> String? in
      let name = String(cString: name)
      return name == "key" ? nil : "\(name)=\(String(decoding: value, as: UTF8.self))"
    }
    return pairs.isEmpty ? nil : pairs.joined(separator: " ")
  }

  private func attribute(at index: Int) -> (name: UnsafePointer<UInt8>, value: Bytes)? {
    guard let raw, let name = raw[index * 5], let start = raw[index * 5 + 3], let end = raw[index * 5 + 4] else {
      return nil
    }
    return (name, Bytes(start: start, count: end - start))
  }
}
