extension String {
  /// The text for an attribute or the content of an element. Characters that XML forbids are shown, not written.
  public var xmlText: String {
    shownSafely.unicodeScalars.reduce(into: "") { output, scalar in
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "'": output += "&apos;"
      case "\u{FFFE}", "\u{FFFF}": output += "\\u{" + scalar.hexadecimal(digits: 4) + "}"
      default: output.unicodeScalars.append(scalar)
      }
    }
  }
}
