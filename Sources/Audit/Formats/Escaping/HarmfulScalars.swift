extension Unicode.Scalar {
  /// Whether a terminal might obey it instead of showing it, or it turns the direction of the text around it: control
  /// characters, DEL, the C1 set, and the marks of bidirectional text. So do the separators of lines and paragraphs, at
  /// which some programs begin a line.
  public var isHarmful: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The number in hexadecimal, in lower case, with zeros in front.
  func hexadecimal(digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension String {
  /// The text on one line, with harmful characters shown as `\u{1b}` and line ends and tabs as `\n`, `\r` and `\t`.
  public var shownSafely: String {
    guard unicodeScalars.contains(where: \.isHarmful) else { return self }
    var output = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where scalar.isHarmful: output += "\\u{" + scalar.hexadecimal(digits: 1) + "}"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
