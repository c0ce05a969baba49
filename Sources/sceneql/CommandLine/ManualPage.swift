/// The manual page in the man(7) language, for `man -l` or a package.
enum ManualPage {
  /// The page of the whole tool.
  static func text(of commands: [Command]) -> String {
    let head = [
      ".TH SCENEQL 1 \"\" \"SceneQL \(toolVersion)\" \"User Commands\"",
      ".SH NAME", "sceneql \\- ask questions about the storyboards, xibs and sources of an app",
      ".SH SYNOPSIS", "\\fBsceneql\\fR \\fICOMMAND\\fR [\\fIOPERANDS\\fR] [\\fIFLAGS\\fR]",
      ".SH DESCRIPTION", escape(description),
      ".SH COMMANDS",
    ]
    let body = commands.flatMap(section(of:))
    return (head + body + tail).joined(separator: "\n") + "\n"
  }

  private static let description = """
    SceneQL indexes the storyboards, xibs and sources of an app into one SQLite file and answers questions about \
    its UI flow: in SQL, through canned audits, and in a nightly report.
    """

  private static let tail = [
    ".SH EXIT STATUS",
    ".TP", "0", "The answer is complete, and nothing was found at or over \\-\\-fail\\-on.",
    ".TP", "1", "Findings at or over \\-\\-fail\\-on.",
    ".TP", "2", "The answer is incomplete or wrong: usage, index, SQL, or a file that could not be read.",
    ".TP", "130", "Interrupted.",
    ".SH ENVIRONMENT",
    ".TP", "SCENEQL_DB", "The index to use where \\-\\-db is not given.",
    ".TP", "NO_COLOR", "If set and not empty, no colour unless \\-\\-color always is given.",
    ".SH FILES",
    ".TP", ".sceneql.json", "The configuration at the root of the app.",
    ".TP", ".sceneql/index.db", "The index.",
  ]

  private static func section(of command: Command) -> [String] {
    let operands = command.operands.flatMap { [".TP", "\\fI\($0.name)\\fR", escape($0.summary)] }
    let flags = command.allFlags.flatMap { [".TP", "\\fB\(escape($0.usage))\\fR", escape($0.summary)] }
    let examples = command.examples.flatMap { [".TP", "\\fB\(escape($0.call))\\fR", escape($0.meaning)] }
    let explanation = command.explanation.split(separator: "\n").flatMap { [".PP", escape(String($0))] }
    return [".SS \"\(escape(command.usage))\"", escape(command.summary)] + explanation + operands + flags
      + [".PP", "Examples:"] + examples
  }

  /// The text with what the language would take as a request or an escape made plain.
  private static func escape(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      default: escaped.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
