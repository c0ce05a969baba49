/// A convention by which a segue or a scene stands for a scene of another storyboard.
///
/// ```json
/// {"name": "flow segues", "owner": "segue", "class": "FlowSegue", "source": "identifier",
///  "pattern": "{scene}@{storyboard}", "pushes": true}
/// {"name": "embedded flows", "owner": "scene", "class": "FlowContainer", "source": "runtimeAttributes",
///  "storyboardAttribute": "storyboardName", "sceneAttribute": "sceneIdentifier"}
/// ```
///
/// In a pattern `{storyboard}` stands for the storyboard's name, `{scene}` for the scene's identifier, which may be empty
/// for the initial scene, and `{ignored}` for text without meaning.
public struct StoryboardLinkSetting: Sendable, Equatable {
  /// What carries the link.
  public enum Owner: String, Sendable, Equatable, CaseIterable {
    case segue
    case scene
  }

  /// Where the text of the link stands.
  public enum Source: String, Sendable, Equatable, CaseIterable {
    case identifier
    case restorationIdentifier
    case runtimeAttributes
  }

  public let name: String
  public let owner: Owner
  /// The class that marks it, with its subclasses; nil means any.
  public let className: String?
  public let source: Source
  /// Set unless the source is runtime attributes.
  public let pattern: String?
  /// The runtime attribute that holds the storyboard's name; set if the source is runtime attributes.
  public let storyboardAttribute: String?
  /// The runtime attribute that holds the scene's identifier; nil means that links lead to initial scenes.
  public let sceneAttribute: String?
  /// Whether following the link pushes the scene on a navigation stack.
  public let doesPush: Bool
}

extension StoryboardLinkSetting {
  private enum Key: String, CaseIterable {
    case name
    case owner
    case className = "class"
    case source
    case pattern
    case storyboardAttribute
    case sceneAttribute
    case pushes
  }

  init(_ node: JSONNode, at key: String) throws(ConfigurationError) {
    let object = try ObjectReader(node, at: key, known: Key.allCases.map(\.rawValue))
    name = try object.requiredString(Key.name.rawValue)
    owner = try Self.readWord(.owner, of: object)
    className = try object.string(Key.className.rawValue)
    source = try Self.readWord(.source, of: object)
    pattern = try object.string(Key.pattern.rawValue)
    storyboardAttribute = try object.string(Key.storyboardAttribute.rawValue)
    sceneAttribute = try object.string(Key.sceneAttribute.rawValue)
    doesPush = try object.boolean(Key.pushes.rawValue) ?? false
    if let problem = contradiction ?? patternProblem { throw object.failure(problem) }
  }

  private static func readWord<Word>(_ key: Key, of object: ObjectReader) throws(ConfigurationError) -> Word
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    guard let node = object.node(key.rawValue) else { throw object.failure(.missingKey(key.rawValue)) }
    return try node.word(at: object.path(key.rawValue))
  }

  /// Settings that do not go together.
  private var contradiction: ConfigurationError.Problem? {
    if owner == .segue, source != .identifier {
      return .contradiction("a segue has an identifier only; the source '\(source.rawValue)' needs the owner 'scene'")
    }
    if source == .runtimeAttributes {
      if pattern != nil { return .contradiction("runtime attributes need no pattern; remove it") }
      return storyboardAttribute == nil ? .missingKey(Key.storyboardAttribute.rawValue) : nil
    }
    if storyboardAttribute != nil || sceneAttribute != nil {
      return .contradiction("attributes are read only where the source is 'runtimeAttributes'")
    }
    return pattern == nil ? .missingKey(Key.pattern.rawValue) : nil
  }

  private var patternProblem: ConfigurationError.Problem? {
    guard let pattern else { return nil }
    return LinkPatternCheck.problem(of: pattern).map { .invalidPattern(pattern, reason: $0) }
  }
}
