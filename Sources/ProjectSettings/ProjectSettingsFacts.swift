/// What a plist, a project file or a build configuration says about the ways into an app.
public struct ProjectSettingsFacts: Sendable, Equatable, Codable {
  public var entryPoints: [EntryPointFact] = []
  /// Build settings that other files may refer to, such as `SWIFT_VERSION`.
  public var buildSettings: [BuildSettingFact] = []
  /// The Info.plist files that targets name (`INFOPLIST_FILE`), as written.
  public var infoPlistPaths: [String] = []

  public init() {}
}

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

/// A build setting of a project file or configuration file.
public struct BuildSettingFact: Sendable, Equatable, Codable {
  public var name: String
  public var value: String
  public var line: Int?

  public init(name: String, value: String, line: Int?) {
    self.name = name
    self.value = value
    self.line = line
  }
}
