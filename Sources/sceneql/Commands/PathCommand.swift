import FlowIndex
import SQLite

extension Command {
  static let path = Command(
    name: "path",
    summary: "show the shortest way from one scene to another",
    explanation: """
      One row a step, each with the place that proves it. With one name, the way from the start of the app to that \
      scene. A way that goes forward is preferred to one that goes back by an unwind segue, and that to one with steps \
      that nothing proves.
      """,
    operands: [
      Operand("FROM", "The scene to start from, as in 'sceneql scene'."),
      Operand("TO", "The scene to come to.", count: .optional),
    ],
    flags: Flag.ofRows,
    examples: [
      Example("sceneql path Books BookPreviewController", "from the list to the preview"),
      Example("sceneql path StatisticsController", "from the start of the app"),
    ],
    run: PathCommand.run)
}

/// Prints the shortest way between two scenes.
enum PathCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let queries = try NavigationQueries(session: invocation.openIndex())
    let names = invocation.operands
    let origins = names.count == 1 ? nil : try queries.scenes(named: names[0])
    let targets = try queries.scenes(named: names[names.count - 1])
    let way = try PathFinder(session: queries.session).way(from: origins, to: targets)
    let flows = way.map { $0.flowIDs.map(String.init).joined(separator: ",") } ?? ""
    try RowAnswer(invocation).write(queries.query("path"), parameters: ["flows": Value("[\(flows)]")])
    sayMore(about: way, names: names, invocation.messages)
    return .clean
  }

  /// What the rows do not tell.
  private static func sayMore(about way: SceneWay?, names: [String], _ messages: Messages) {
    let origin = names.count == 1 ? "the start of the app" : "'\(names[0])'"
    switch way?.proof {
    case nil: messages.note("sceneql: no way leads from \(origin) to '\(names[names.count - 1])'")
    case .forward?: break
    case .withWaysBack?:
      messages.note("sceneql: the way goes back by an unwind segue to a scene that must be open already")
    case .unproven?: messages.note("sceneql: nothing proves some steps of this way")
    }
  }
}
