/// The page that documents all rules, made from their headers.
public struct RulesPage: Sendable {
  private let rules: [Rule]

  public init(catalogue: RuleCatalogue) {
    rules = catalogue.audits + [.superfluousSuppressions]
  }

  /// The page, as Markdown.
  public var text: String {
    ([Self.introduction] + subjects.map(section(of:))).joined(separator: "\n") + "\n"
  }

  private static let introduction =
    """
    # Rules

    This page is made from the headers of the files in `Queries`; change it there. `sceneql explain RULE` prints the same
    with the SQL. A rule says "error" only for what fails at run time; "warning" is for what misbehaves or never runs, and
    "note" for what is worth knowing. Where the index is less sure, a finding has a lower severity than its rule.

    """

  /// The folders in the order of their names.
  private var subjects: [(name: String, rules: [Rule])] {
    Dictionary(grouping: rules, by: \.subject)
      .map { (name: $0.key, rules: $0.value.sorted { $0.id < $1.id }) }
      .sorted { $0.name < $1.name }
  }

  private func section(of subject: (name: String, rules: [Rule])) -> String {
    "## \(subject.name.prefix(1).uppercased() + subject.name.dropFirst())\n\n"
      + subject.rules.map(entry(of:)).joined(separator: "\n")
  }

  private func entry(of rule: Rule) -> String {
    var parts = [
      "### \(rule.id)",
      "\(rule.name). *\(rule.kind.rawValue), \(rule.severity.rawValue), precision \(rule.precision.rawValue)*",
      rule.description.markdownParagraph,
    ]
    if let why = rule.why { parts.append("At run time: \(why.markdownParagraph)") }
    if let example = rule.example { parts.append("```\n\(example)\n```") }
    if let fix = rule.fix { parts.append("To mend it: \(fix.markdownParagraph)") }
    return parts.joined(separator: "\n\n") + "\n"
  }
}

extension String {
  /// The text as a paragraph: angle brackets, asterisks and underscores are no markup.
  fileprivate var markdownParagraph: String {
    unicodeScalars.reduce(into: "") { output, scalar in
      switch scalar {
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "*", "_", "`": output += "\\" + String(scalar)
      default: output.unicodeScalars.append(scalar)
      }
    }
  }
}
