import Audit
import Configuration
import SQLite

extension Command {
  static let list = Command(
    name: "list",
    summary: "list scenes, segues, storyboards and more",
    explanation: """
      Without a name, lists the listings. Every listing is an SQL file; 'sceneql explain LISTING' shows it. Metrics and \
      diagnostics can be listed too.
      """,
    operands: [Operand("LISTING", "What to list.", count: .optional, completion: .listings)],
    flags: [.parameter, .queries] + Flag.ofRows,
    examples: [
      Example("sceneql list", "what can be listed"),
      Example("sceneql list scenes", "every scene with its storyboard and class"),
      Example("sceneql list segues --format csv --output segues.csv", "every segue, for a spreadsheet"),
    ],
    run: ListCommand.run)
}

/// Prints the rows of a canned listing.
enum ListCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let listings = try Catalogue.listings(of: Catalogue.of(invocation))
    guard let name = invocation.operands.first else {
      try RowAnswer(invocation).write(
        columns: ["listing", "description"], rows: listings.map { [Value($0.id), Value($0.description)] })
      return .clean
    }
    let rule = try listing(named: name, among: listings)
    let parameters = try ParameterBinding(rule: rule, given: invocation.namedParameters()).values()
    let query = try invocation.openIndex().prepare(rule.sql)
    try RowAnswer(invocation).write(query, parameters: parameters)
    return .clean
  }

  private static func listing(named name: String, among listings: [Rule]) throws(UsageError) -> Rule {
    if let rule = listings.first(where: { $0.id == name }) { return rule }
    let nearest = NearestName.nearest(to: name, among: listings.map(\.id))
    throw .unknownName(name, kind: "listing", nearest: nearest, seeAlso: "sceneql list")
  }
}
