/// How a piece of text looks on a terminal.
enum TerminalStyle: String {
  case bold = "1"
  case dim = "2"
  case red = "1;31"
  case yellow = "1;33"
  case cyan = "1;36"

  /// The text in this style, or as it is.
  func applied(to text: String, isOn: Bool) -> String {
    isOn ? "\u{1b}[\(rawValue)m\(text)\u{1b}[0m" : text
  }
}
