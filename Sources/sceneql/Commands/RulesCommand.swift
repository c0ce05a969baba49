import Audit
import SQLite

extension Command {
  static let rules = Command(
    name: "rules",
    summary: "show the catalogue of rules",
    explanation: """
      One row a rule: its name, severity, kind, precision and what it finds. Problems run with 'sceneql audit'; that show what is there, \
      metrics and diagnostics run when they are named.
      """,
    operands: [],
    flags: [.queries, .rowFormat, .limit, .spreadsheetSafe, .output],
    examples: [
      Example("sceneql rules", "every rule"),
      Example("sceneql rules --queries team-rules --format markdown", "with the rules of a team, for a wiki"),
    ],
    run: RulesCommand.run)
}

/// Prints the catalogue.
enum RulesCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let rows = try Catalogue.of(invocation).audits.map { rule in
      [rule.id, rule.severity.rawValue, rule.kind.rawValue, rule.precision.rawValue, rule.name, rule.description]
        .map { Value($0) }
    }
    try RowAnswer(invocation).write(
      columns: ["rule", "severity", "kind", "precision", "name", "description"], rows: rows)
    return .clean
  }
}
