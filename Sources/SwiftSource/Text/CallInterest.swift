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
    // Most words are told apart by their first letter and length, before any is hashed.
    var shapes = Array(repeating: false, count: 1 << 14)
    for part in lastParts { shapes[shape(of: part[...])] = true }
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
      if mentionsSegue(word) || (shapes[shape(of: word)] && wanted.contains(word)) { found.append(start) }
      start = end
    }
    return found
  }

  private static func shape(of word: ArraySlice<UInt8>) -> Int {
    Int(word.first ?? 0) << 6 | min(word.count, 63)
  }

  /// Whether an identifier has `segue` or `Segue` in it.
  private static func mentionsSegue(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count >= 5 else { return false }
    for start in word.startIndex...word.endIndex - 5 where word[start] | 0x20 == UInt8(ascii: "s") {
      let isSegue =
        word[start + 1] == UInt8(ascii: "e") && word[start + 2] == UInt8(ascii: "g")
        && word[start + 3] == UInt8(ascii: "u") && word[start + 4] == UInt8(ascii: "e")
      if isSegue { return true }
    }
    return false
  }
}
