import SQLite

extension Command {
  static let uses = Command(
    name: "uses",
    summary: "show every place that a rename would touch",
    explanation: """
      For an identifier of a scene or segue, a class, a storyboard, a selector, a property or a reuse identifier: where \
      storyboards, xibs, code and settings name it.
      """,
    operands: [Operand("NAME", "The identifier, class, storyboard, selector, property or reuse identifier.")],
    flags: Flag.ofRows,
    examples: [
      Example("sceneql uses showDetail", "a segue and the code that names it"),
      Example("sceneql uses BookDetailController --format markdown", "a class, for a review"),
    ],
    run: UsesCommand.run)
}

/// Prints the places that name something.
enum UsesCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let query = try NavigationQueries(session: invocation.openIndex()).query("uses")
    try RowAnswer(invocation).write(query, parameters: ["name": Value(invocation.operands[0])])
    return .clean
  }
}
