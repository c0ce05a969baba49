/// The completion script for fish.
enum FishCompletion {
  static func script(_ commands: [Command], words: CompletionWords) -> String {
    let head = [
      "# fish completion for sceneql; load it with: sceneql completions fish | source",
      "complete -c sceneql -f",
    ]
    let names = commands.map {
      "complete -c sceneql -n __fish_use_subcommand -a \($0.name) -d \(quote($0.summary))"
    }
    let details = commands.flatMap { operandLines(for: $0, words: words) + flagLines(for: $0) }
    return (head + names + details).joined(separator: "\n") + "\n"
  }

  private static func operandLines(for command: Command, words: CompletionWords) -> [String] {
    guard let operand = command.operands.first else { return [] }
    let condition = condition(for: command)
    switch operand.completion {
    case .files: return ["\(condition) -F"]
    case .folders: return ["\(condition) -a '(__fish_complete_directories)'"]
    case .nothing: return []
    default: return ["\(condition) -a \(quote(words.words(for: operand).joined(separator: " ")))"]
    }
  }

  private static func flagLines(for command: Command) -> [String] {
    command.allFlags.map { flag in
      var line = "\(condition(for: command)) -l \(flag.name)"
      if let letter = flag.letter { line += " -s \(letter)" }
      switch flag.value?.kind {
      case nil: break
      case .file?: line += " -r -F"
      case .folder?: line += " -x -a '(__fish_complete_directories)'"
      case .choice(let choices)?: line += " -x -a \(quote(choices.joined(separator: " ")))"
      case .text?, .wholeNumber?, .seconds?: line += " -x"
      }
      return "\(line) -d \(quote(flag.summary))"
    }
  }

  private static func condition(for command: Command) -> String {
    "complete -c sceneql -n '__fish_seen_subcommand_from \(command.name)'"
  }

  private static func quote(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += "'\\".contains($1) ? "\\\($1)" : String($1) } + "'"
  }
}
