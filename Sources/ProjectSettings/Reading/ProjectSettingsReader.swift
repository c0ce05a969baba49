/// Reads property lists, project files and build configurations for the ways into an app.
public struct ProjectSettingsReader: Sendable {
  public init() {}

  /// Reads the bytes of a whole file.
  public func read(_ bytes: [UInt8], kind: ProjectSettingsFileKind) -> ProjectSettingsReading {
    bytes.withUnsafeBytes { read($0, kind: kind) }
  }

  /// Reads the bytes of a whole file, which need to stay only for the duration of the call.
  public func read(_ bytes: UnsafeRawBufferPointer, kind: ProjectSettingsFileKind) -> ProjectSettingsReading {
    let text = SettingsText(bytes)
    do {
      switch kind {
      case .propertyList: return .facts(try InfoPlistReader.read(text))
      case .projectFile: return .facts(try ProjectFileReader.read(text))
      case .buildConfiguration: return .facts(BuildConfigurationReader.read(text))
      }
    } catch {
      return .failed(reason: error.reason)
    }
  }
}
