/// A text of a build setting or plist, cut at its variables.
///
/// A variable may carry operators after colons, as in `$(PRODUCT_NAME:rfc1034identifier)`, and a default, as in
/// `$(STORYBOARD:default=Main)` (Xcode Help, "Evaluating build settings").
struct BuildSettingText: Sendable {
  /// A piece of plain text, or a variable.
  struct Part: Sendable {
    let text: String
    let variable: Variable?
  }

  /// `$(NAME:operator:…)`.
  struct Variable: Sendable {
    let name: String
    let operators: [String]

    var defaultValue: String? {
      let prefix = "default="
      return operators.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }

    /// The value after the operators.
    func apply(_ value: String) -> String {
      operators.reduce(value) { text, name in
        switch name {
        case "c99extidentifier", "identifier": return Self.replace(in: text, by: "_")
        case "rfc1034identifier": return Self.replace(in: text, by: "-")
        case "lower": return text.lowercased()
        case "upper": return text.uppercased()
        default: return text
        }
      }
    }

    private static func replace(in text: String, by filler: Character) -> String {
      String(text.map { $0.isLetter || $0.isNumber || $0 == filler ? $0 : filler })
    }
  }

  let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      guard let (variable, after) = Self.variable(in: rest[dollar...]) else { break }
      if dollar > rest.startIndex { parts.append(Part(text: String(rest[..<dollar]), variable: nil)) }
      parts.append(Part(text: String(rest[dollar..<after]), variable: variable))
      rest = rest[after...]
    }
    if !rest.isEmpty { parts.append(Part(text: String(rest), variable: nil)) }
    self.parts = parts
  }

  /// The variable that a text begins with, and where it ends.
  private static func variable(in text: Substring) -> (Variable, String.Index)? {
    let inner = text.dropFirst()
    let closing: Character = inner.first == "{" ? "}" : ")"
    guard inner.first == "(" || inner.first == "{", let end = inner.firstIndex(of: closing) else { return nil }
    let words = inner[..<end].dropFirst().split(separator: ":").map(String.init)
    guard let name = words.first else { return nil }
    return (Variable(name: name, operators: Array(words.dropFirst())), text.index(after: end))
  }
}
