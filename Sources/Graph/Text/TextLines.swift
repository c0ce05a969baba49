/// Breaks a text into lines.
enum TextLines {
  /// The lines of a text, each as wide as is allowed; the last one is cut where the text is longer.
  ///
  /// - Parameters:
  ///   - width: of a line, in units.
  ///   - most: how many lines there may be.
  ///   - size: of the font, in units.
  static func lines(of text: String, width: Double, most: Int, size: Double) -> [String] {
    var lines: [String] = []
    var rest = text.split(separator: " ")[...]
    while let word = rest.popFirst(), lines.count < most {
      var line = String(word)
      while let next = rest.first, TextWidth.width(of: "\(line) \(next)", size: size) <= width {
        line += " \(next)"
        rest.removeFirst()
      }
      let isLast = lines.count == most - 1
      let whole = isLast && !rest.isEmpty ? "\(line) \(rest.joined(separator: " "))" : line
      lines.append(TextWidth.cut(whole, to: width, size: size))
    }
    return lines.filter { !$0.isEmpty }
  }
}
