/// The completion script for zsh.
enum ZshCompletion {
  static func script(_ commands: [Command], words: CompletionWords) -> String {
    """
    #compdef sceneql
    # zsh completion for sceneql; load it with: source <(sceneql completions zsh)
    _sceneql() {
      local -a commands
      commands=(
    \(commands.map { "    \(quote("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe 'command' commands
        return
      fi
      local command=${words[2]}
      shift words
      (( CURRENT-- ))
      case "$command" in
    \(commands.map { branch(for: $0, words: words) }.joined(separator: "\n"))
      esac
    }
    compdef _sceneql sceneql

    """
  }

  private static func branch(for command: Command, words: CompletionWords) -> String {
    let flags = command.allFlags.flatMap { flag in flag.spellings.map { quote(specification(of: flag, spelling: $0)) } }
    let operands = command.operands.map { quote(specification(of: $0, words: words)) }
    let arguments = (flags + operands).map { "        \($0)" }.joined(separator: " \\\n")
    return "    \(command.name))\n      _arguments \\\n\(arguments) ;;"
  }

  /// `--output[Write …]:FILE:_files`.
  private static func specification(of flag: Flag, spelling: String) -> String {
    let meaning = "*\(spelling)[\(bracketed(flag.summary))]"
    guard let value = flag.value else { return meaning }
    return "\(meaning):\(value.name):\(action(for: value.kind))"
  }

  private static func action(for kind: Flag.Value) -> String {
    switch kind {
    case .file: "_files"
    case .folder: "_files -/"
    case .choice(let choices): "(\(choices.joined(separator: " ")))"
    case .text, .wholeNumber, .seconds: " "
    }
  }

  private static func specification(of operand: Operand, words: CompletionWords) -> String {
    let action =
      switch operand.completion {
      case .files: "_files"
      case .folders: "_files -/"
      case .nothing: " "
      default: "(\(words.words(for: operand).joined(separator: " ")))"
      }
    return "\(operand.count == .any ? "*" : ""):\(operand.name):\(action)"
  }

  /// Brackets and colons part the fields of a specification.
  private static func bracketed(_ text: String) -> String {
    text.reduce(into: "") { $0 += "[]:".contains($1) ? "\\\($1)" : String($1) }
  }

  private static func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
