/// The help of the whole tool or of one command, examples first.
enum HelpPage {
  /// What `sceneql --help` shows.
  static func ofTool(_ commands: [Command]) -> String {
    let width = (commands.map(\.name.count).max() ?? 0) + 2
    return [
      "SceneQL answers questions about the storyboards, xibs and sources of an app.",
      section(
        "Examples",
        examples([
          Example("sceneql index", "read the app in this folder into .sceneql/index.db"),
          Example("sceneql audit", "what crashes or leads nowhere"),
          Example("sceneql list scenes", "every screen, with its storyboard and class"),
          Example("sceneql sql 'select kind, count(*) from segues group by kind'", "any question in SQL"),
          Example("sceneql nightly --output report", "index, audit and write a report"),
        ])),
      section("Usage", "  sceneql COMMAND [OPERANDS] [FLAGS]"),
      section("Commands", commands.map { "  \($0.name.padded(to: width))\($0.summary)" }.joined(separator: "\n")),
      section("Flags", flags([.help, .version])),
      section("Exit codes", exitCodes),
      "'sceneql help COMMAND' shows the flags of a command; 'sceneql manual' prints the whole manual page.",
    ].joined(separator: "\n\n") + "\n"
  }

  /// What `sceneql COMMAND --help` shows.
  static func of(_ command: Command) -> String {
    var sections = [
      "sceneql \(command.name): \(command.summary)",
      section("Examples", examples(command.examples)),
      section("Usage", "  \(command.usage)"),
      command.explanation.wrapped(indent: 0),
    ]
    if !command.operands.isEmpty {
      sections.append(section("Operands", entries(command.operands.map { ($0.name, $0.summary) })))
    }
    sections.append(section("Flags", flags(command.allFlags)))
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static let exitCodes = """
      0  clean
      1  findings at or over --fail-on
      2  the answer is incomplete or wrong: usage, index, SQL, or a file that could not be read
    """

  private static func section(_ title: String, _ body: String) -> String {
    "\(title):\n\(body)"
  }

  private static func examples(_ examples: [Example]) -> String {
    examples.map { "  \($0.call)\n      \($0.meaning)" }.joined(separator: "\n")
  }

  private static func flags(_ flags: [Flag]) -> String {
    entries(flags.map { ($0.usage, $0.summary) })
  }

  /// Names with what they mean below them.
  private static func entries(_ entries: [(name: String, meaning: String)]) -> String {
    entries.map { "  \($0.name)\n\($0.meaning.wrapped(indent: 6))" }.joined(separator: "\n")
  }
}
