import SwiftSyntax

/// Which calls are wanted, and where in the file a body could hold one.
///
/// Bodies that name neither a wanted call nor a segue are passed over; most bodies are such.
struct CallInterest: Sendable {
  let callNames: Set<String>
  /// Offsets of the identifiers that match, in order.
  private let occurrences: [Int]

  init(_ callNames: Set<String>, in bytes: [UInt8]) {
    self.callNames = callNames
    self.occurrences = Self.findOccurrences(of: callNames, in: bytes)
  }

  /// Whether a node names a wanted call or a segue.
  func matters(_ node: some SyntaxProtocol) -> Bool {
    let range = node.byteRange
    var low = 0
    var high = occurrences.count
    while low < high {
      let middle = (low + high) / 2
      if occurrences[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < occurrences.count && occurrences[low] < range.upperBound
  }

  private static func findOccurrences(of callNames: Set<String>, in bytes: [UInt8]) -> [Int] {
    // Wrappers of initializers may be dotted; their last part is what stands in the source.
    let lastParts = callNames.map { Array($0.utf8.split(separator: UInt8(ascii: ".")).last ?? $0.utf8[...]) }
    let wanted = Set(lastParts.map { ArraySlice($0) })
    let lengths = Set(lastParts.map(\.count))
    var found: [Int] = []
    var start = 0
    while start < bytes.count {
      guard Byte.isIdentifier(bytes[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < bytes.count, Byte.isIdentifier(bytes[end]) { end += 1 }
      let word = bytes[start..<end]
      if mentionsSegue(word) || (lengths.contains(word.count) && wanted.contains(word)) { found.append(start) }
      start = end
    }
    return found
  }

  /// Whether an identifier has `segue` or `Segue` in it.
  private static func mentionsSegue(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count >= 5 else { return false }
    let tail = Array("egue".utf8)
    for index in word.startIndex + 1...word.endIndex - 4 where word[index] == tail[0] {
      guard word[index - 1] | 0x20 == UInt8(ascii: "s") else { continue }
      if word[index..<index + 4].elementsEqual(tail) { return true }
    }
    return false
  }
}
