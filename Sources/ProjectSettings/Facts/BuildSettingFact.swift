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
