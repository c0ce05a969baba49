/// Which files the targets of a project build, by their names: groups may put a file anywhere, so whole paths say little.
public struct BuiltFiles: Sendable, Equatable, Codable {
  /// The last components of the paths, each once, in the order of their bytes.
  public var names: [String] = []
  /// The last components of folders that targets take whole, whatever files they hold, likewise.
  public var folders: [String] = []

  public init(names: [String] = [], folders: [String] = []) {
    self.names = names
    self.folders = folders
  }
}
