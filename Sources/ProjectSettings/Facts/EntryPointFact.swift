/// A storyboard or nib that the system loads by itself.
public struct EntryPointFact: Sendable, Equatable, Codable {
  /// The key as written, such as `UIMainStoryboardFile~ipad`.
  public var key: String
  /// The name as written, perhaps with `$(VARIABLE)`.
  public var name: String
  /// What the name means.
  public var target: Target
  /// From 1; nil where the format has no lines (binary plists).
  public var line: Int?

  public enum Target: String, Sendable, Codable {
    case mainStoryboard
    case launchStoryboard
    case extensionStoryboard
    case watchStoryboard
    case mainNib
  }

  public init(key: String, name: String, target: Target, line: Int?) {
    self.key = key
    self.name = name
    self.target = target
    self.line = line
  }
}
