import Configuration
import Queries

/// All rules that can be run: those the binary carries and those of a team.
public struct RuleCatalogue: Sendable {
  /// The rules in the order of their subject and name.
  public let rules: [Rule]

  /// - Throws: `RuleError` where two rules have one name.
  public init(rules: [Rule]) throws(RuleError) {
    var paths: [String: String] = [:]
    for rule in rules {
      if let other = paths.updateValue(rule.path, forKey: rule.id) {
        throw RuleError(path: rule.path, problem: .duplicateRule(id: rule.id, otherPath: other))
      }
    }
    self.rules = rules
  }

  /// The rules that the binary carries.
  public static func builtIn() throws(RuleError) -> RuleCatalogue {
    var rules: [Rule] = []
    for file in builtInQueries { rules.append(try RuleReader(path: file.path, text: file.text).read()) }
    return try RuleCatalogue(rules: rules)
  }

  /// The same rules and those of a directory.
  ///
  /// - Parameter directory: a folder of `.sql` files; its folders are searched too.
  /// - Throws: `RuleError` for a file that is no rule, or whose name a rule already has.
  public func adding(directory: String) throws(RuleError) -> RuleCatalogue {
    try RuleCatalogue(rules: rules + RuleDirectory(path: directory).rules())
  }

  /// The rules that `audit` can run.
  public var audits: [Rule] { rules.filter(\.isAudit) }

  /// The rule of a name.
  public func rule(_ id: String) -> Rule? {
    rules.first { $0.id == id }
  }

  /// The audits of some names, or those that run where none is named.
  ///
  /// - Throws: `UnknownRule` with the nearest name.
  public func select(_ ids: [String]) throws(UnknownRule) -> [Rule] {
    guard !ids.isEmpty else { return audits.filter(\.isRunByDefault) }
    var selected: [Rule] = []
    for id in ids {
      guard let rule = audits.first(where: { $0.id == id }) else {
        throw UnknownRule(id: id, nearest: NearestName.nearest(to: id, among: audits.map(\.id)))
      }
      if !selected.contains(where: { $0.id == id }) { selected.append(rule) }
    }
    return selected
  }
}

/// A name that no rule has.
public struct UnknownRule: Error, Sendable, Equatable, CustomStringConvertible {
  public let id: String
  /// The rule that was likely meant.
  public let nearest: String?

  public var description: String {
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "'sceneql rules' lists them all"
    return "no rule is called '\(id)'; \(hint)"
  }
}
