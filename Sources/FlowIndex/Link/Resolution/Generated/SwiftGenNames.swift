/// The names that SwiftGen makes of storyboards, scenes and segues, by its filter `swiftIdentifier: "pretty"`.
enum SwiftGenNames {
  /// The name of the enum of a storyboard.
  static func type(of text: String) -> String {
    startingLegally(pretty(text))
  }

  /// The name of the member of a scene or a segue.
  static func member(of text: String) -> String {
    lowerFirstWord(startingLegally(pretty(text)))
  }

  private static func pretty(_ text: String) -> String {
    let joined = startingLegally(
      text.split(whereSeparator: { !isLegal($0) }).map { upperFirst($0) }.joined(separator: "_"))
    guard joined.contains(where: { $0.isLowercase }) else {
      return words(ofCapitals: joined).map { capitalized($0) }.joined()
    }
    let hasLeadingUnderscore = joined.hasPrefix("_")
    let camel = joined.split(separator: "_").map { upperFirst($0) }.joined()
    return hasLeadingUnderscore ? "_" + camel : camel
  }

  private static func words(ofCapitals text: String) -> [Substring] {
    text.split(separator: "_")
  }

  /// The first letter is a capital, whatever digits stand before it.
  private static func capitalized(_ word: Substring) -> String {
    let start = word.firstIndex(where: \.isLetter) ?? word.endIndex
    return word[..<start] + upperFirst(Substring(word[start...].lowercased()))
  }

  private static func upperFirst(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Lowers the leading capitals, but keeps the last one if a lower-case letter follows.
  private static func lowerFirstWord(_ text: String) -> String {
    let capitals = text.prefix(while: \.isUppercase)
    guard !capitals.isEmpty else { return text }
    let next = text.dropFirst(capitals.count).first
    let keepsLast = capitals.count > 1 && (next?.isLowercase ?? false)
    let lowered = keepsLast ? capitals.dropLast() : capitals
    return lowered.lowercased() + text.dropFirst(lowered.count)
  }

  private static func startingLegally(_ text: String) -> String {
    guard let first = text.first, first.isNumber else { return text }
    return "_" + text
  }

  private static func isLegal(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
