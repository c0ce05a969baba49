/// Tells everything about one rule, for a person at a terminal.
public struct RuleExplanation: Sendable {
  private let rule: Rule

  public init(rule: Rule) {
    self.rule = rule
  }

  /// The text: what it finds, why that matters, an example, how to mend and how to silence it, and its SQL.
  public var text: String {
    var sections = [head, rule.description.wrapped]
    if let why = rule.why { sections.append(section("At run time", why.wrapped)) }
    if let example = rule.example { sections.append(section("Example", example.indented)) }
    if let fix = rule.fix { sections.append(section("How to mend it", fix.wrapped)) }
    if !rule.parameters.isEmpty { sections.append(section("Parameters", parameters)) }
    sections.append(section("How to silence it", silencing))
    if !rule.sql.isEmpty { sections.append(section("SQL (\(rule.path))", statement)) }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    "\(rule.id): \(rule.name) (\(rule.kind.rawValue), \(rule.severity.rawValue), precision \(rule.precision.rawValue))"
  }

  private var parameters: String {
    rule.parameters.map { parameter in
      let standard = parameter.defaultValue.map { " (default '\($0)')" } ?? ""
      return "  \(parameter.name) \(parameter.type.rawValue)\(standard): \(parameter.explanation)"
    }.joined(separator: "\n")
  }

  private var silencing: String {
    """
      // sceneql:disable:next \(rule.id)     in a source, above the line
      // sceneql:disable:line \(rule.id)     in a source, on the line
      // sceneql:disable:file \(rule.id)     in a source, for the whole file
      "rules": {"\(rule.id)": "off"}       in .sceneql.json, for the app or by path
      sceneql audit --write-baseline FILE    keeps what is known out of later reports
    """
  }

  /// The text below the header.
  private var statement: String {
    let lines = rule.sql.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0.hasPrefix("--") }.joined(separator: "\n").trimmingLineEnds
  }

  private func section(_ title: String, _ text: String) -> String {
    "\(title)\n\(text)"
  }
}
