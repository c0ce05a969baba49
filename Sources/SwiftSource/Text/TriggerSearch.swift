import Foundation

/// Finds the words that make code worth reading, all of them in one pass over the bytes.
struct TriggerSearch: Sendable {
  /// The words by their first byte and length: most words of a source are told apart by these alone.
  private let wordsByShape: [[[UInt8]]]
  private let shortest: Int

  /// - Parameter callNames: the names of calls; of dotted ones the last part is what stands in the source.
  init(_ callNames: Set<String>) {
    var words = [[[UInt8]]](repeating: [], count: 1 << 14)
    var shortest = Int.max
    for name in callNames {
      guard let word = name.utf8.split(separator: UInt8(ascii: ".")).last.map(Array.init), let first = word.first else {
        continue
      }
      words[Self.shape(first: first, length: word.count)].append(word)
      shortest = min(shortest, word.count)
    }
    wordsByShape = words
    self.shortest = shortest
  }

  /// The search for some names. Every file is searched for the same ones, so the last search is kept.
  static func of(_ callNames: Set<String>) -> TriggerSearch {
    cache.search(for: callNames)
  }

  private static let cache = TriggerSearchCache()

  /// Where identifiers start that are one of the words, or have `segue` or `Segue` in them; in order.
  func occurrences(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var found = words(in: bytes)
    let segues = Self.segues(in: bytes)
    guard !segues.isEmpty else { return found }
    found += segues
    return Set(found).sorted()
  }

  private func words(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var found: [Int] = []
    let classes = ByteClass.of
    wordsByShape.withUnsafeBufferPointer { wordsByShape in
      var offset = 0
      while offset < bytes.count {
        guard classes[bytes[offset]] & ByteClass.identifier != 0 else {
          offset += 1
          continue
        }
        let start = offset
        repeat { offset += 1 } while offset < bytes.count && classes[bytes[offset]] & ByteClass.identifier != 0
        guard offset - start >= shortest else { continue }
        let words = wordsByShape[Self.shape(first: bytes[start], length: offset - start)]
        if !words.isEmpty, words.contains(where: { $0.elementsEqual(bytes[start..<offset]) }) { found.append(start) }
      }
    }
    return found
  }

  private static func shape(first: UInt8, length: Int) -> Int {
    Int(first) << 6 | min(length, 63)
  }

  private static let endOfSegue = ByteSearch("egue", rareByte: "g")

  /// The identifiers with `segue` in them.
  private static func segues(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var found: [Int] = []
    var offset = 0
    while let start = endOfSegue.next(in: bytes, from: offset) {
      offset = start + 1
      guard start > 0, bytes[start - 1] | 0x20 == UInt8(ascii: "s") else { continue }
      var word = start - 1
      while word > 0, Byte.isIdentifier(bytes[word - 1]) { word -= 1 }
      found.append(word)
    }
    return found
  }
}

/// Keeps the last search, for all threads.
private final class TriggerSearchCache: @unchecked Sendable {
  private let lock = NSLock()
  private var last: (callNames: Set<String>, search: TriggerSearch)?

  func search(for callNames: Set<String>) -> TriggerSearch {
    if let kept = lock.withLock({ last }), kept.callNames == callNames { return kept.search }
    let search = TriggerSearch(callNames)
    lock.withLock { last = (callNames, search) }
    return search
  }
}
