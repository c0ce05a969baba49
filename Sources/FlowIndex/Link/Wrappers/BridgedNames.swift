import CodeFacts

/// The names by which one language calls the functions of the other.
enum BridgedNames {
  /// The names beside its own.
  ///
  /// - Parameter language: the language that the function is written in.
  static func of(_ function: FunctionFact, language: SourceLanguage) -> [String] {
    switch language {
    case .swift:
      guard function.kind == .function, let selector = function.selector, selector != function.name else { return [] }
      return [selector]
    case .objectiveC:
      guard function.kind == .function, let selector = function.selector, selector.utf8.contains(UInt8(ascii: ":"))
      else { return [] }
      return baseNames(ofSelector: selector)
    }
  }

  /// `controllerWithName:` is `controller(withName:)` in Swift: the importer cuts the first piece at a preposition. Which
  /// one depends on the types as well, so every cut counts.
  private static func baseNames(ofSelector selector: String) -> [String] {
    let piece = String(selector.prefix { $0 != ":" })
    return [piece]
      + prepositions.compactMap { preposition in
        guard let cut = lastWord(preposition, in: piece), cut > piece.startIndex else { return nil }
        return String(piece[..<cut])
      }
  }

  private static let prepositions = [
    "With", "For", "From", "In", "At", "By", "Of", "On", "To", "Using", "As",
  ]

  /// Where a word stands last, not as a part of a longer one.
  private static func lastWord(_ word: String, in piece: String) -> String.Index? {
    var found: String.Index?
    var index = piece.startIndex
    while index < piece.endIndex {
      let rest = piece[index...]
      if rest.hasPrefix(word), !(rest.dropFirst(word.count).first?.isLowercase ?? false) { found = index }
      index = piece.index(after: index)
    }
    return found
  }
}
