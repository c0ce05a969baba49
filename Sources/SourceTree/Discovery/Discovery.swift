/// What stands below a root.
public struct Discovery: Sendable, Equatable {
  /// How the files were found.
  public enum Method: Sendable, Equatable {
    /// Git told what it tracks or does not ignore.
    case git
    /// Every folder was read.
    case walk
    /// Every folder was read because git, which has the root in a checkout, could not tell.
    case walkBecauseGitFailed
  }

  public var method: Method
  /// In the order of their paths' bytes.
  public var files: [SourceFile]
  public var hidden: HiddenFiles
  /// Folders that could not be read, in the order of their paths' bytes.
  public var problems: [DiscoveryProblem]
  /// The commit that git has checked out; nil outside a checkout and before the first commit.
  public var revision: String?
}

/// How many files of the kinds that SceneQL reads were left out, and why. What git ignores is not counted.
public struct HiddenFiles: Sendable, Equatable {
  /// The files in folders of one name that the default excludes leave out.
  public struct Folder: Sendable, Equatable {
    /// The name of the folder, such as `Pods`.
    public let name: String
    public let count: Int

    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// In the order of the names.
  public var byDefault: [Folder] = []
  /// Left out by `exclude` in the configuration.
  public var byConfiguration = 0

  public init() {}

  public var countByDefault: Int {
    byDefault.reduce(0) { $0 + $1.count }
  }
}

/// A folder that could not be read.
public struct DiscoveryProblem: Sendable, Equatable {
  public let path: SourcePath
  /// Says why, in lower case.
  public let message: String
}
