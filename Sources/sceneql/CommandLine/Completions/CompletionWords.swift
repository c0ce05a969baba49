/// The words that a completion offers, made once when the script is printed.
struct CompletionWords {
  /// The names of the rules that the binary carries.
  let rules: [String]
  /// The names of the listings that the binary carries.
  let listings: [String]

  /// The fixed words for an operand; empty where files, folders or nothing are meant.
  func words(for operand: Operand) -> [String] {
    switch operand.completion {
    case .nothing, .files, .folders: []
    case .rules: rules
    case .listings: listings
    case .commands: CommandTable.commands.map(\.name)
    case .words(let words): words
    }
  }
}
