import FlowDiff
import Foundation

extension Command {
  static let diff = Command(
    name: "diff",
    summary: "compare the UI flow of two indexes or git revisions",
    explanation: """
      Names the scenes, segues, identifiers and ways that were added, removed or changed, and the screens that nobody can \
      reach any more or that can be reached again. OLD and NEW are index files or git revisions; without NEW, the files \
      as they are now. Revisions are read in a temporary folder; the work tree stays as it is.
      Exits 0 where nothing differs, 1 where something does (see --fail-on), and 2 where a file could not be read \
      (unless --allow-partial), or on any other trouble.
      """,
    operands: [
      Operand("OLD", "An index file, or a git revision.", completion: .files),
      Operand(
        "NEW", "An index file, or a git revision (default: the files as they are).", count: .optional,
        completion: .files),
    ],
    flags: [.differenceFormat, .differenceFailOn, .diffRoot, .allowPartial, .timeout, .output, .noProgress],
    examples: [
      Example("sceneql diff HEAD", "what the edits since the last commit change"),
      Example("sceneql diff origin/main HEAD --format markdown", "the comment of a review"),
      Example("sceneql diff old.db .sceneql/index.db --fail-on unreachable", "exit 1 only for screens that are lost"),
    ],
    run: DiffCommand.run)
}

extension Flag {
  static let differenceFormat = Flag(
    "format", takes: "FORMAT", .choice(DifferenceFormat.allCases.map(\.rawValue)),
    "The form of the difference: \(DifferenceFormat.allCases.map(\.rawValue).joined(separator: ", ")) (default: text)")
  static let differenceFailOn = Flag(
    "fail-on", takes: "WHEN", .choice(["any", "unreachable", "none"]),
    "Exit 1 for any difference, for screens that became unreachable, or none for never (default: any)")
  static let diffRoot = Flag(
    "root", takes: "DIR", .folder, "The root of the app, whose repository knows the revisions (default: this folder)")
}

/// Compares two moments of an app's flow.
enum DiffCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let old = invocation.operands[0]
    let new = invocation.operands.dropFirst().first
    let reader = SnapshotSource(invocation)
    let difference = FlowDifference(
      old: try reader.snapshot(of: old), new: try new.map(reader.snapshot(of:)) ?? reader.snapshotOfWorkTree())
    let format = invocation.value(of: .differenceFormat).flatMap(DifferenceFormat.init(rawValue:)) ?? .text
    try OutputDestination.write(to: invocation.value(of: .output)) { output in
      try output.write(format.text(of: difference, old: old, new: new ?? "the files as they are"))
    }
    for gap in difference.gaps {
      let side = gap.isNew ? new ?? "the files as they are" : old
      invocation.messages.warning("\(gap.path): could not be read in '\(side)', so it is not compared: \(gap.reason)")
    }
    return exitCode(of: difference, invocation)
  }

  private static func exitCode(of difference: FlowDifference, _ invocation: Invocation) -> ExitCode {
    if !difference.gaps.isEmpty, !invocation.has(.allowPartial) { return .incomplete }
    let fails =
      switch invocation.value(of: .differenceFailOn) {
      case "none": false
      case "unreachable": !difference.changes(in: .becameUnreachable).isEmpty
      default: !difference.isEmpty
      }
    return fails ? .findings : .clean
  }
}
