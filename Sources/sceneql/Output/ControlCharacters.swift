/// Characters that a terminal would obey or that turn the direction of the text around them.
enum ControlCharacters {
  /// Whether the scalar is one: C0, DEL, C1, and the marks that override the direction of text.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1f, 0x7f...0x9f, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  /// The text with every such character written out, as `\n`, `\t` or `\u{1b}`.
  static func escaped(in text: String) -> String {
    guard text.unicodeScalars.contains(where: contains) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if contains(scalar) { result += name(of: scalar) } else { result.unicodeScalars.append(scalar) }
    }
  }

  /// How the character is written out.
  static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}
