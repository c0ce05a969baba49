/// What a plist, a project file or a build configuration says about the ways into an app.
public struct ProjectSettingsFacts: Sendable, Equatable, Codable {
  public var entryPoints: [EntryPointFact] = []
  /// Build settings that other files may refer to, such as `SWIFT_VERSION`.
  public var buildSettings: [BuildSettingFact] = []
  /// The Info.plist files that targets name (`INFOPLIST_FILE`), as written.
  public var infoPlistPaths: [String] = []
  /// What the targets of a project file build; nil where that is not known, and for other files.
  public var builtFiles: BuiltFiles?

  public init() {}
}
