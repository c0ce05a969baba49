extension Command {
  static let help = Command(
    name: "help",
    summary: "show what a command does, with examples",
    explanation: "Without a command, lists the commands. 'sceneql COMMAND --help' shows the same.",
    operands: [Operand("COMMAND", "The command to show.", count: .optional, completion: .commands)],
    flags: [],
    examples: [
      Example("sceneql help", "every command in a line"),
      Example("sceneql help audit", "the flags of audit, with examples"),
    ],
    run: HelpCommand.run)
}

/// Shows the help of the tool or of a command.
enum HelpCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    guard let name = invocation.operands.first else { return try show(HelpPage.ofTool(CommandTable.commands)) }
    return try show(HelpPage.of(CommandTable.command(named: name)))
  }

  /// Writes a page to stdout.
  static func show(_ page: String) throws -> ExitCode {
    try OutputDestination.write(to: nil) { try $0.write(page) }
    return .clean
  }
}
