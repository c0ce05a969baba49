import Foundation

/// Text as XML writes it.
enum XMLText {
  /// The text with its predefined entities resolved.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    return entities.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
