/// The completion script for bash.
enum BashCompletion {
  static func script(_ commands: [Command], words: CompletionWords) -> String {
    """
    # bash completion for sceneql; load it with: source <(sceneql completions bash)
    _sceneql() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " ")) --help --version' -- "$word"))
        return
      fi
      case "${COMP_WORDS[1]}" in
    \(commands.map { branch(for: $0, words: words) }.joined(separator: "\n"))
      esac
    }
    complete -F _sceneql sceneql

    """
  }

  private static func branch(for command: Command, words: CompletionWords) -> String {
    """
        \(command.name))
          case "$previous" in
    \(valueBranches(for: command))
          esac
          case "$word" in
            -*) COMPREPLY=($(compgen -W '\(command.allFlags.flatMap(\.spellings).joined(separator: " "))' -- "$word")) ;;
            *) \(operandReply(for: command, words: words)) ;;
          esac
          ;;
    """
  }

  /// One branch for each flag with a value: what may stand after it.
  private static func valueBranches(for command: Command) -> String {
    let flags = command.allFlags.filter { $0.value != nil }
    return flags.map { flag in
      "        \(flag.spellings.joined(separator: "|"))) \(valueReply(for: flag)) return ;;"
    }.joined(separator: "\n")
  }

  private static func valueReply(for flag: Flag) -> String {
    switch flag.value?.kind {
    case .file?: "COMPREPLY=($(compgen -f -- \"$word\"));"
    case .folder?: "COMPREPLY=($(compgen -d -- \"$word\"));"
    case .choice(let choices)?: "COMPREPLY=($(compgen -W '\(choices.joined(separator: " "))' -- \"$word\"));"
    default: "COMPREPLY=();"
    }
  }

  private static func operandReply(for command: Command, words: CompletionWords) -> String {
    guard let operand = command.operands.first else { return "COMPREPLY=()" }
    switch operand.completion {
    case .files: return "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .folders: return "COMPREPLY=($(compgen -d -- \"$word\"))"
    default:
      return "COMPREPLY=($(compgen -W '\(words.words(for: operand).joined(separator: " "))' -- \"$word\"))"
    }
  }
}
