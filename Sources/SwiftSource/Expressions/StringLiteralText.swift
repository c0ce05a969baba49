import SwiftSyntax

/// What a string segment stands for once its escapes are read.
struct StringLiteralText {
  /// How many `#` an escape needs after its backslash.
  let pounds: Int

  func text(of segment: StringSegmentSyntax) -> String {
    let raw = segment.content.text
    guard raw.utf8.contains(UInt8(ascii: "\\")) else { return raw }
    let escape = "\\" + String(repeating: "#", count: pounds)
    var result = ""
    var rest = raw[...]
    while let character = rest.first {
      guard rest.hasPrefix(escape) else {
        result.append(character)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      result += unescape(&rest)
    }
    return result
  }

  /// Reads one escape; one that is unknown stands for itself.
  private func unescape(_ rest: inout Substring) -> String {
    guard let character = rest.popFirst() else { return "" }
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u": return unescapeScalar(&rest)
    case "\n", "\r\n": return ""
    default: return String(character)
    }
  }

  private func unescapeScalar(_ rest: inout Substring) -> String {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "u" }
    let digits = rest[rest.index(after: rest.startIndex)..<end]
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return "u" }
    rest = rest[rest.index(after: end)...]
    return String(Character(scalar))
  }
}
