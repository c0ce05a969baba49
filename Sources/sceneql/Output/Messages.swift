import Audit
import Foundation

/// Writes messages for people to stderr.
///
/// Failures to write them are passed over: there is no better place to tell of them.
struct Messages: Sendable {
  /// Whether notes are left out.
  let isQuiet: Bool
  /// Whether stderr has colours.
  let hasColor: Bool

  init(isQuiet: Bool, color: ColorChoice) {
    self.isQuiet = isQuiet
    hasColor = color.isOn(isTerminal: isatty(STDERR_FILENO) == 1)
  }

  /// Why the answer is incomplete or wrong.
  func error(_ text: String) {
    say("error", .red, text)
  }

  /// What a user should know although the run goes on.
  func warning(_ text: String) {
    say("warning", .yellow, text)
  }

  /// What a user may like to know.
  func note(_ text: String) {
    if !isQuiet { write("\(text.shownSafely)\n") }
  }

  private func say(_ severity: String, _ style: TerminalStyle, _ text: String) {
    let head = style.applied(to: "\(severity):", isOn: hasColor)
    write("sceneql: \(head) \(text.shownSafely)\n")
  }

  private func write(_ text: String) {
    let output = CheckedOutput(descriptor: STDERR_FILENO, name: "stderr")
    try? output.write(text)
    try? output.flush()
  }
}
