/// Which files the targets of a project build.
public struct BuiltFiles: Sendable, Equatable, Codable {
  /// Paths from the folder of the project, as its groups give them, each once, in the order of their bytes.
  public var paths: [String] = []
  /// The last components of folders that targets take whole, whatever files they hold, likewise.
  public var folders: [String] = []

  public init(paths: [String] = [], folders: [String] = []) {
    self.paths = paths
    self.folders = folders
  }
}
