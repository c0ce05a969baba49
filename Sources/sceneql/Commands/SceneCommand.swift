extension Command {
  static let scene = Command(
    name: "scene",
    summary: "show one scene: where from, where to, who names it",
    explanation: """
      A scene is found by its label, class, identifier or object id; put the storyboard and a slash before it where a \
      name is not unique. Ways from nowhere start the app, or start in code that belongs to no scene.
      """,
    operands: [Operand("NAME", "What people call the scene.")],
    flags: Flag.ofRows,
    examples: [
      Example("sceneql scene BookDetailController", "the scene of a class"),
      Example("sceneql scene Main/Books", "the scene 'Books' of Main.storyboard"),
    ],
    run: SceneCommand.run)
}

/// Prints what is known about one scene.
enum SceneCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let name = invocation.operands[0]
    let queries = try NavigationQueries(session: invocation.openIndex())
    _ = try queries.scenes(named: name)
    try RowAnswer(invocation).write(columns: SceneFacts.columns, rows: SceneFacts(queries, name: name).rows())
    return .clean
  }
}
