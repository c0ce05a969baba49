import Audit
import Configuration

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "show what a rule finds, why it matters, and its SQL",
    explanation: "Works for rules, listings, metrics and diagnostics.",
    operands: [Operand("RULE", "The rule to explain.", completion: .rules)],
    flags: [.queries, .output],
    examples: [
      Example("sceneql explain unreachable-scenes", "the rule with an example and its SQL"),
      Example("sceneql explain our-rule --queries team-rules", "a rule of a team"),
    ],
    run: ExplainCommand.run)
}

/// Prints everything about one rule.
enum ExplainCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let name = invocation.operands[0]
    let catalogue = try Catalogue.of(invocation)
    guard let rule = catalogue.rule(name) else {
      let nearest = NearestName.nearest(to: name, among: catalogue.rules.map(\.id))
      throw UsageError.unknownName(name, kind: "rule", nearest: nearest, seeAlso: "sceneql rules")
    }
    try OutputDestination.write(to: invocation.value(of: .output)) { try $0.write(RuleExplanation(rule: rule).text) }
    return .clean
  }
}
