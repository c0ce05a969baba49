extension String {
  /// The text broken into lines of at most `width` characters, each after `indent` spaces.
  ///
  /// Empty lines part paragraphs and stay. A word longer than a line stands alone.
  func wrapped(width: Int = 80, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let paragraphs = split(separator: "\n", omittingEmptySubsequences: false)
    return paragraphs.map { paragraph in
      Self.lines(of: paragraph, width: width - indent).map { margin + $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func lines(of paragraph: Substring, width: Int) -> [String] {
    var lines: [String] = []
    for word in paragraph.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The text with spaces after it, up to `width` characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
