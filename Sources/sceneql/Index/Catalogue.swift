import Audit

/// The rules and listings that a command line can name.
enum Catalogue {
  /// The built-in ones and those of every `--queries` folder.
  ///
  /// - Throws: `RuleError` for a file that is no rule or a name that is taken.
  static func of(_ invocation: Invocation) throws(RuleError) -> RuleCatalogue {
    var catalogue = try RuleCatalogue.builtIn()
    for folder in invocation.values(of: .queries) { catalogue = try catalogue.adding(directory: folder) }
    return catalogue
  }

  /// What `list` can show: all that finds no problems and needs no value from its user.
  static func listings(of catalogue: RuleCatalogue) -> [Rule] {
    catalogue.rules.filter { rule in
      rule.kind != .problem && rule.parameters.allSatisfy { $0.defaultValue != nil }
    }
  }
}
