/// Just enough of a shell to take the examples of the help apart.
enum ShellWords {
  /// The words after `sceneql` of each call in a line.
  static func calls(in line: String) -> [[String]] {
    var calls: [[String]] = []
    var isInCall = false
    for word in words(of: line) {
      if word == "sceneql" {
        calls.append([])
        isInCall = true
      } else if ["|", "&&", ")"].contains(word) {
        isInCall = false
      } else if isInCall {
        calls[calls.count - 1].append(word)
      }
    }
    return calls
  }

  /// Words are parted by spaces; single quotes keep them together; parentheses and pipes stand alone.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in line {
      switch character {
      case "'": isQuoted.toggle()
      case " " where !isQuoted, "(" where !isQuoted, ")" where !isQuoted:
        if !word.isEmpty { words.append(word) }
        word = ""
        if character == ")" { words.append(")") }
      default: word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
