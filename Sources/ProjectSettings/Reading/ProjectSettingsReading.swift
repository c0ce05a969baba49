/// What came of reading one file of project settings.
public enum ProjectSettingsReading: Sendable, Equatable {
  /// The facts; none of them where the file says nothing about ways into an app.
  case facts(ProjectSettingsFacts)
  /// The file names a way into an app but cannot be read.
  case failed(reason: String)
}
