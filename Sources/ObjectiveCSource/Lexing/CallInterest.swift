/// The calls that are wanted, and a quick answer to whether a stretch of a file can hold one.
struct CallInterest: Sendable {
  let names: Set<String>
  /// The first words of the wanted selectors and the words that only code about segues has, by their length.
  private let triggers: [[[UInt8]]]

  private static let segueWords = [
    "destinationViewController", "destinationController", "prepareForSegue", "shouldPerformSegueWithIdentifier",
    "contextForSegueWithIdentifier", "UIStoryboardSegue", "NSStoryboardSegue",
  ]

  init(names: Set<String>) {
    self.names = names
    let words = (names + Self.segueWords).map { Array($0.utf8.prefix { $0 != UInt8(ascii: ":") }) }
    var table = [[[UInt8]]](repeating: [], count: (words.map(\.count).max() ?? 0) + 1)
    for word in words where !table[word.count].contains(word) { table[word.count].append(word) }
    triggers = table
  }

  /// Whether any token of the range is a word that a wanted call or a segue needs.
  func isHeld(by range: Range<Int>, of file: LexedFile) -> Bool {
    range.contains { index in
      let token = file.tokens[index]
      let length = token.end - token.start
      guard token.kind == .identifier, length < triggers.count, !triggers[length].isEmpty else { return false }
      let bytes = file.bytes(index)
      return triggers[length].contains { $0.last == bytes.last && $0.elementsEqual(bytes) }
    }
  }
}
