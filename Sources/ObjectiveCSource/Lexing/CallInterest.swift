/// The calls that are wanted, and a quick answer to whether a stretch of a file can hold one.
struct CallInterest {
  let names: Set<String>
  /// The first words of the wanted selectors, and the words that only code about segues has.
  private let triggers: Set<ArraySlice<UInt8>>
  private let lengths: Set<Int>

  private static let segueWords = [
    "destinationViewController", "destinationController", "prepareForSegue", "shouldPerformSegueWithIdentifier",
    "contextForSegueWithIdentifier", "UIStoryboardSegue", "NSStoryboardSegue",
  ]

  init(names: Set<String>) {
    self.names = names
    let words = names.map { ArraySlice(Array($0.prefix { $0 != ":" }.utf8)) }
    triggers = Set(words + Self.segueWords.map { ArraySlice(Array($0.utf8)) })
    lengths = Set(triggers.map(\.count))
  }

  /// Whether any token of the range is a word that a wanted call or a segue needs.
  func isHeld(by range: Range<Int>, of file: LexedFile) -> Bool {
    range.contains { index in
      let token = file.tokens[index]
      return token.kind == .identifier && lengths.contains(token.end - token.start)
        && triggers.contains(file.bytes(index))
    }
  }
}
