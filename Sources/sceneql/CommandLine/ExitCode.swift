/// What the tool tells the shell.
enum ExitCode: Int32, Sendable {
  /// The answer is complete, and nothing was found at or over the threshold.
  case clean = 0
  /// Findings at or over `--fail-on`.
  case findings = 1
  /// Something makes the answer incomplete or wrong: usage, an unreadable index, an SQL error, an unread file.
  case incomplete = 2
}
