import Configuration

extension Command {
  static let completions = Command(
    name: "completions",
    summary: "print the completion script of a shell",
    explanation: "The script knows the commands, flags, rules and listings of this version.",
    operands: [
      Operand(
        "SHELL", "The shell: bash, zsh or fish.", completion: .words(CompletionsCommand.Shell.allCases.map(\.rawValue)))
    ],
    flags: [.output],
    examples: [
      Example("source <(sceneql completions bash)", "complete in this bash"),
      Example("sceneql completions zsh --output ~/.zsh/completions/_sceneql", "install it for zsh"),
      Example("sceneql completions fish | source", "complete in this fish"),
    ],
    run: CompletionsCommand.run)
}

/// Prints a completion script.
enum CompletionsCommand {
  /// The shells that have one.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func run(_ invocation: Invocation) throws -> ExitCode {
    let shell = try shell(named: invocation.operands[0])
    let catalogue = try Catalogue.of(invocation)
    let words = CompletionWords(
      rules: catalogue.audits.map(\.id), listings: Catalogue.listings(of: catalogue).map(\.id))
    try OutputDestination.write(to: invocation.value(of: .output)) { try $0.write(script(for: shell, words: words)) }
    return .clean
  }

  /// The script of a shell.
  static func script(for shell: Shell, words: CompletionWords) -> String {
    switch shell {
    case .bash: BashCompletion.script(CommandTable.commands, words: words)
    case .zsh: ZshCompletion.script(CommandTable.commands, words: words)
    case .fish: FishCompletion.script(CommandTable.commands, words: words)
    }
  }

  private static func shell(named name: String) throws(UsageError) -> Shell {
    if let shell = Shell(rawValue: name) { return shell }
    let nearest = NearestName.nearest(to: name, among: Shell.allCases.map(\.rawValue))
    throw .unknownName(name, kind: "completion for the shell", nearest: nearest, seeAlso: "sceneql help completions")
  }
}
