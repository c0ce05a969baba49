/// What a file of project settings is by its name.
public enum ProjectSettingsFileKind: Sendable {
  /// An Info.plist, or any other `.plist`.
  case propertyList
  /// A `project.pbxproj`.
  case projectFile
  /// An `.xcconfig`.
  case buildConfiguration

  /// The kind of the file of this name; nil where it holds no project settings.
  public init?(fileName: String) {
    if fileName.hasSuffix(".plist") {
      self = .propertyList
    } else if fileName.hasSuffix(".pbxproj") {
      self = .projectFile
    } else if fileName.hasSuffix(".xcconfig") {
      self = .buildConfiguration
    } else {
      return nil
    }
  }
}
