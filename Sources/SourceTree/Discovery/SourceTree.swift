import Configuration

/// The files of an app below a root.
///
/// In a git checkout these are the files that git tracks or does not ignore, elsewhere all files. Links are never
/// followed, and nothing but regular files counts.
public struct SourceTree: Sendable {
  /// The folder as it was given.
  public let root: String
  private let exclusion: ExclusionRules

  public init(root: String, configuration: Configuration = Configuration()) {
    self.root = root
    self.exclusion = ExclusionRules(exclude: configuration.exclude, include: configuration.include)
  }

  /// Finds the files.
  ///
  /// Folders that cannot be read are problems of the result; only a root that cannot be read is an error.
  public func discover() throws(SourceTreeError) -> Discovery {
    try checkRoot()
    guard let checkout = GitCheckout(around: root) else {
      return discovery(.walk, walkEverything())
    }
    let listing = checkout.startListing(isIgnoredWanted: exclusion.includesAnything)
    let pendingRevision = checkout.startReadingRevision()
    var filter = GitEntryFilter(root: root, exclusion: exclusion)
    let count = listing.read { filter.add($0, isIgnored: $1 == .ignored) }
    let revision = pendingRevision?.revision()
    switch count {
    case nil: return discovery(.walkBecauseGitFailed, walkEverything(), revision: revision)
    // Git lists nothing where the root is itself ignored: then its rules are not about this app.
    case 0: return discovery(.walk, walkEverything(), revision: revision)
    default: return discovery(.git, filter.found, revision: revision)
    }
  }

  private func checkRoot() throws(SourceTreeError) {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(following: root)
    } catch {
      if error.isMissing { throw .missing(root: root) }
      throw .unreadable(root: root, reason: error.description)
    }
    guard status.type == .folder else { throw .notAFolder(root: root) }
    do throws(SystemError) {
      _ = try FolderEntries.read("\(root)/")
    } catch {
      throw .unreadable(root: root, reason: error.description)
    }
  }

  private func walkEverything() -> FoundFiles {
    var walk = FolderWalk(root: root, exclusion: exclusion)
    walk.run()
    return walk.found
  }

  private func discovery(_ method: Discovery.Method, _ found: FoundFiles, revision: String? = nil) -> Discovery {
    Discovery(
      method: method, files: ScopeFinder.addingScopes(to: found.files.sorted { $0.path < $1.path }),
      hidden: found.hidden, problems: found.problems.sorted { $0.path < $1.path }, revision: revision)
  }
}
