extension String {
  /// The words in lines of at most 80 characters, indented by two blanks.
  var wrapped: String {
    var lines: [String] = []
    var line = " "
    for word in split(separator: " ") {
      if line.count + word.count >= Self.longestLine, line != " " {
        lines.append(line)
        line = " "
      }
      line += " " + word
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// The lines, indented by two blanks.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
  }

  /// The text without line ends at its start and end.
  var trimmingLineEnds: String {
    var text = self[...]
    while text.first == "\n" { text.removeFirst() }
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }

  /// In characters.
  private static let longestLine = 80
}
