/// What a team sets for its app: the content of `.sceneql.json` at the root.
public struct Configuration: Sendable, Equatable {
  /// The name of the file, looked for at the root only.
  public static let fileName = ".sceneql.json"

  /// What is left out beyond the default excludes. It wins over `include`.
  public var exclude = PathPatternList()
  /// What is brought back although a default exclude or git's ignore rules leave it out. It never narrows the tree.
  public var include = PathPatternList()
  /// How severe the findings of a rule are, by the rule's name. Whether such a rule exists is for the audits to say.
  public var rules: [String: RuleSetting] = [:]
  /// Conventions by which segues or scenes stand for scenes of other storyboards, beside the built-in ones.
  public var storyboardLinks: [StoryboardLinkSetting] = []
  /// Classes that no source declares and that exist all the same, beside the system's known ones.
  public var systemClasses: [SystemClassSetting] = []

  public init() {}

  /// The severity that is set for a finding of a rule in a file; nil where nothing is set and the rule's own holds.
  ///
  /// - Parameter file: the path relative to the root; nil for a finding that stands in no file.
  public func severity(ofRule rule: String, inFile file: [UInt8]?) -> RuleSeverity? {
    rules[rule]?.severity(inFile: file)
  }
}
