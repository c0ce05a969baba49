/// Makes a configuration of the values in its file.
enum ConfigurationReader {
  private enum Key: String, CaseIterable {
    case exclude
    case include
    case rules
    case storyboardLinks
    case systemClasses
  }

  static func read(_ node: JSONNode) throws(ConfigurationError) -> Configuration {
    let object = try ObjectReader(node, at: "", known: Key.allCases.map(\.rawValue))
    var configuration = Configuration()
    configuration.exclude = try readPatterns(.exclude, of: object)
    configuration.include = try readPatterns(.include, of: object)
    configuration.rules = try readRules(of: object)
    configuration.storyboardLinks = try readStoryboardLinks(of: object)
    for (element, key) in try object.elements(Key.systemClasses.rawValue) {
      configuration.systemClasses.append(try SystemClassSetting(element, at: key))
    }
    return configuration
  }

  private static func readPatterns(_ key: Key, of object: ObjectReader) throws(ConfigurationError) -> PathPatternList {
    var patterns: [PathPattern] = []
    for (element, key) in try object.elements(key.rawValue) {
      patterns.append(try element.pattern(at: key))
    }
    return PathPatternList(patterns)
  }

  private static func readRules(of object: ObjectReader) throws(ConfigurationError) -> [String: RuleSetting] {
    let key = Key.rules.rawValue
    guard let node = object.node(key) else { return [:] }
    let rules = try ObjectReader(node, at: key, known: nil)
    var settings: [String: RuleSetting] = [:]
    for member in rules.members {
      settings[member.key] = try RuleSetting(member, at: rules.path(member.key))
    }
    return settings
  }

  private static func readStoryboardLinks(
    of object: ObjectReader
  ) throws(ConfigurationError) -> [StoryboardLinkSetting] {
    var links: [StoryboardLinkSetting] = []
    for (element, key) in try object.elements(Key.storyboardLinks.rawValue) {
      let link = try StoryboardLinkSetting(element, at: key)
      if links.contains(where: { $0.name == link.name }) {
        throw ConfigurationError(
          .contradiction("the name '\(link.name)' is used by an earlier convention; choose another"), key: key,
          line: element.position.line, column: element.position.column)
      }
      links.append(link)
    }
    return links
  }
}
