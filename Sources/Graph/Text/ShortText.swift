import Audit

extension String {
  /// The text on one line and harmless to terminals and to the direction of text around it, cut after so many
  /// characters.
  func shownSafely(most length: Int) -> String {
    guard unicodeScalars.count > length else { return shownSafely }
    return String(unicodeScalars.prefix(length - 1)).shownSafely + "…"
  }
}
