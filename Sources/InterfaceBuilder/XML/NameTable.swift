/// Remembers what a name means by its address: libxml2 keeps each name of a document once, at one place.
///
/// Two machine words a name and no hashing of bytes; half a million look-ups take a few milliseconds.
struct NameTable<Meaning> {
  private var slots: [(address: UInt, meaning: Meaning)?]
  private var count = 0

  init() {
    slots = Array(repeating: nil, count: 256)
  }

  /// The meaning of a name; `learn` is asked the first time that the name occurs.
  mutating func meaning(of name: UnsafePointer<UInt8>, learn: (String) -> Meaning) -> Meaning {
    let address = UInt(bitPattern: name)
    var slot = firstSlot(for: address)
    while let entry = slots[slot] {
      if entry.address == address { return entry.meaning }
      slot = (slot + 1) & (slots.count - 1)
    }
    let meaning = learn(String(cString: name))
    slots[slot] = (address, meaning)
    count += 1
    if count * 2 > slots.count { grow() }
    return meaning
  }

  private func firstSlot(for address: UInt) -> Int {
    // Multiplicative hashing: the high half of the product mixes all bits of the address.
    let mixed = UInt64(address) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (slots.count - 1)
  }

  private mutating func grow() {
    let entries = slots.compactMap { $0 }
    slots = Array(repeating: nil, count: slots.count * 2)
    for entry in entries {
      var slot = firstSlot(for: entry.address)
      while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}
