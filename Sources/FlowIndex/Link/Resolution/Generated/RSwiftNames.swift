/// The names that R.swift makes of storyboards, scenes, segues and classes.
enum RSwiftNames {
  static func name(of text: String) -> String {
    let parts = text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
    let joined =
      parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return lowerStart(String(joined.drop(while: \.isNumber)))
  }

  /// Lowers the longest run of capitals that something other than a lower-case letter follows, else the first letter.
  private static func lowerStart(_ text: String) -> String {
    let capitals = text.prefix(while: \.isUppercase)
    guard !capitals.isEmpty else { return text }
    let next = text.dropFirst(capitals.count).first
    // The last capital of a run begins the next word: of `FAQ` and of `URLDetail` it stays.
    let lowered = next.map { $0.isLowercase || $0.isUppercase } ?? true ? max(1, capitals.count - 1) : capitals.count
    return text.prefix(lowered).lowercased() + text.dropFirst(lowered)
  }
}
