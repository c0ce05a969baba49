/// The whole run of the tool: understands the words, runs the command, and turns errors into messages.
enum Program {
  /// Runs the tool.
  ///
  /// - Parameter words: the command line without the tool's own name.
  /// - Returns: what the shell is told.
  static func run(_ words: [String]) -> ExitCode {
    do {
      if let code = try showHelpOrVersion(words) { return code }
      let invocation = try ArgumentParser.parse(words)
      if invocation.has(.help) { return try HelpCommand.show(HelpPage.of(invocation.command)) }
      return try invocation.command.run(invocation)
    } catch OutputError.closed {
      return .clean
    } catch {
      Messages(isQuiet: false, color: color(in: words)).error("\(error)")
      return .incomplete
    }
  }

  /// Answers the flags that need no command.
  private static func showHelpOrVersion(_ words: [String]) throws -> ExitCode? {
    guard let first = words.first else { return nil }
    if Flag.help.spellings.contains(first) {
      return try HelpCommand.show(HelpPage.ofTool(CommandTable.commands))
    }
    if Flag.version.spellings.contains(first) { return try HelpCommand.show("sceneql \(toolVersion)\n") }
    return nil
  }

  /// The colour choice as far as it can be told from words that may not be understood.
  private static func color(in words: [String]) -> ColorChoice {
    for (index, word) in words.enumerated() where word.hasPrefix("--\(Flag.color.name)") {
      let value = word.contains("=") ? String(word.drop { $0 != "=" }.dropFirst()) : words.dropFirst(index + 1).first
      if let choice = value.flatMap(ColorChoice.init(rawValue:)) { return choice }
    }
    return .auto
  }
}
