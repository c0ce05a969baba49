/// One command: what help, the manual and the completions say about it, and what it does.
struct Command: Sendable {
  /// The word after `sceneql`.
  let name: String
  /// What it does, in a line without a full stop.
  let summary: String
  /// What a user must know beyond the summary; paragraphs stand apart by an empty line.
  let explanation: String
  /// The words that follow, in their order.
  let operands: [Operand]
  /// The flags that it takes, without those that every command takes.
  let flags: [Flag]
  /// How it is used, the most common way first.
  let examples: [Example]
  /// Does the work.
  let run: @Sendable (Invocation) throws -> ExitCode

  /// Every flag that the command takes.
  var allFlags: [Flag] { flags + Flag.everywhere }

  /// The line that shows how to call it.
  var usage: String {
    (["sceneql", name] + operands.map(\.usage) + ["[FLAGS]"]).joined(separator: " ")
  }
}

/// A call and what it answers.
struct Example: Sendable {
  /// What a user types.
  let call: String
  /// What comes of it.
  let meaning: String

  init(_ call: String, _ meaning: String) {
    self.call = call
    self.meaning = meaning
  }
}
