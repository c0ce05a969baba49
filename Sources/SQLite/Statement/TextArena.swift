/// Memory for the texts of one row, used again for the next.
///
/// SQLite would otherwise take and give back memory for each text. Texts stay where they are until `removeAll`, so
/// SQLite may be told that it need not copy them.
struct TextArena {
  private var chunk: UnsafeMutableRawBufferPointer
  private var used = 0
  /// Chunks that were too small for the row; its earlier texts still lie in them.
  private var outgrown: [UnsafeMutableRawBufferPointer] = []

  init() {
    chunk = .allocate(byteCount: 4096, alignment: 1)
  }

  /// Gives the memory back; nothing may use the arena or its texts afterwards.
  func deallocate() {
    chunk.deallocate()
    for chunk in outgrown { chunk.deallocate() }
  }

  /// Keeps a copy of bytes.
  ///
  /// - Returns: where the copy lies.
  mutating func add(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawPointer? {
    if chunk.count - used < bytes.count { grow(for: bytes.count) }
    guard let start = chunk.baseAddress.map({ $0 + used }) else { return nil }
    if let source = bytes.baseAddress { start.copyMemory(from: source, byteCount: bytes.count) }
    used += bytes.count
    return UnsafeRawPointer(start)
  }

  /// Forgets all texts; the memory is kept.
  mutating func removeAll() {
    for chunk in outgrown { chunk.deallocate() }
    outgrown.removeAll(keepingCapacity: true)
    used = 0
  }

  private mutating func grow(for byteCount: Int) {
    outgrown.append(chunk)
    chunk = .allocate(byteCount: max(2 * chunk.count, byteCount), alignment: 1)
    used = 0
  }
}
