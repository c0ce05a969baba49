import Configuration

/// The one table of commands: parsing, help, the manual and the completions all read it.
enum CommandTable {
  /// Every command, in the order in which a newcomer meets them.
  static let commands: [Command] = [
    .index, .audit, .sql, .list, .scene, .path, .uses, .graph, .rules, .explain, .nightly, .diff, .schema, .datasette,
    .help, .manual, .completions,
  ]

  /// The command of that name.
  ///
  /// - Throws: ``UsageError/unknownCommand(_:nearest:)`` with the nearest name.
  static func command(named name: String) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw .unknownCommand(name, nearest: NearestName.nearest(to: name, among: commands.map(\.name)))
  }
}
