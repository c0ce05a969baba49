extension Command {
  static let manual = Command(
    name: "manual",
    summary: "print the manual page",
    explanation: "The page is in the language of man(7); it is made from the same table as the help.",
    operands: [],
    flags: [.output],
    examples: [
      Example("sceneql manual | man -l -", "read the page"),
      Example("sceneql manual --output /usr/local/share/man/man1/sceneql.1", "install it"),
    ],
    run: ManualCommand.run)
}

/// Prints the manual page.
enum ManualCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    try OutputDestination.write(to: invocation.value(of: .output)) {
      try $0.write(ManualPage.text(of: CommandTable.commands))
    }
    return .clean
  }
}
