import Queries

/// A canned query with what its header says about it.
public struct Rule: Sendable, Equatable {
  /// The path of its file: below `Queries` for built-in rules, as it was found for a team's own.
  public let path: String
  /// What it answers, as the first words of the file ask it; empty where the file opens with a field.
  public let question: String
  /// The name that people and configuration use, such as `unreachable-scenes`.
  public let id: String
  /// A title in sentence case.
  public let name: String
  /// One sentence: what it finds and what that does.
  public let description: String
  public let kind: RuleKind
  /// The severity of a row that names none of its own.
  public let severity: Severity
  public let precision: RulePrecision
  /// Lower-case words to choose rules by.
  public let tags: [String]
  public let parameters: [RuleParameter]
  /// The columns that make the fingerprint of a finding.
  public let key: [String]
  /// What happens at run time; nil where the header does not say.
  public let why: String?
  /// What a fault looks like; lines are kept.
  public let example: String?
  /// How to put it right.
  public let fix: String?
  /// The whole text of the file, header and all.
  public let sql: String

  /// The folder of the file, which is the subject of the rule.
  public var subject: String {
    path.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  /// Whether the rule judges or measures the app; the others are questions that commands ask.
  public var isAudit: Bool { !["listings", "navigation"].contains(subject) }

  /// Whether the binary carries the rule. Those are checked by tests, a team's own when they run.
  var isBuiltIn: Bool { builtInQueries.contains { $0.path == path } }

  /// Whether `audit` runs the rule when none is named.
  public var isRunByDefault: Bool { kind == .problem }
}
