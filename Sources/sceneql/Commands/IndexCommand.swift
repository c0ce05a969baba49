import Configuration
import FlowIndex

extension Command {
  static let index = Command(
    name: "index",
    summary: "read an app into its index",
    explanation: """
      Finds the storyboards, xibs, sources, plists and project files below the root and writes what they say into one \
      SQLite file. A later run reads only the files that have changed, and writes nothing where none has; the index comes \
      out the same. The old index stays until the new one is whole. A file that cannot be read is named with the reason, \
      the others are indexed, and the exit code is 2 unless --allow-partial is given.
      """,
    operands: [
      Operand("ROOT", "The folder of the app (default: this folder).", count: .optional, completion: .folders)
    ],
    flags: [.database, .rebuild, .fullParse, .allowPartial, .timings, .noProgress],
    examples: [
      Example("sceneql index", "the app in this folder"),
      Example("sceneql index ~/apps/Bookshelf --db /tmp/bookshelf.db", "another app, its index elsewhere"),
    ],
    run: IndexCommand.run)
}

/// Makes the index of an app.
enum IndexCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let summary = try build(invocation)
    let report = IndexSummaryReport(summary: summary, messages: invocation.messages)
    report.write()
    if invocation.has(.timings) { report.writeTimings() }
    return summary.isComplete || invocation.has(.allowPartial) ? .clean : .incomplete
  }

  private static func options(of invocation: Invocation) -> IndexOptions {
    IndexOptions(
      toolVersion: toolVersion, parsesEverything: invocation.has(.fullParse), isRebuild: invocation.has(.rebuild))
  }

  /// Makes the index that the command line means.
  ///
  /// - Throws: what keeps the index from being made; the old one then stays.
  static func build(_ invocation: Invocation) throws -> IndexSummary {
    let root = invocation.operands.first ?? "."
    let builder = IndexBuilder(
      root: root, databasePath: IndexLocation.path(of: invocation, root: root),
      configuration: try Configuration.load(root: root), options: options(of: invocation))
    let progress = ProgressLine(isShown: !invocation.has(.quiet) && !invocation.has(.noProgress))
    defer { progress.clear() }
    return try builder.build { progress.show($0) }
  }
}
