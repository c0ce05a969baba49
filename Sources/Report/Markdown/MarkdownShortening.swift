import Audit

extension String {
  /// How many characters a name or message may have in a short report.
  private static let longestText = 400

  /// The beginning of the text where it is too long for a short report.
  var shortened: String {
    unicodeScalars.count <= Self.longestText
      ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(Self.longestText))) + "…"
  }

  /// The text for Markdown, not longer than a short report can bear.
  var markdownShort: String { shortened.markdownText }
}
