/// A git checkout that holds the root.
///
/// Git is asked in a way that runs no program that the checkout names: no hook, no file system monitor, and nothing that
/// would fetch what is missing.
struct GitCheckout {
  private let root: String

  /// Nil where neither the root nor a folder above it has a `.git`.
  init?(around root: String) {
    guard let folder = AbsolutePath.resolving(root), Self.hasRepository(atOrAbove: folder) else { return nil }
    self.root = folder
  }

  private static func hasRepository(atOrAbove folder: String) -> Bool {
    var folder = folder[...]
    while true {
      do throws(SystemError) {
        _ = try FileStatus(of: AbsolutePath.bytes(String(folder), Array(".git".utf8)))
        return true
      } catch {
        guard let slash = folder.lastIndex(of: "/") else { return false }
        folder = folder[..<slash]
      }
    }
  }

  /// Begins to ask for the files below the root.
  ///
  /// - Parameter isIgnoredWanted: whether to list what is ignored as well.
  func startListing(isIgnoredWanted: Bool) -> GitListing {
    GitListing(isIgnoredWanted ? [.tracked, .untracked, .ignored] : [.tracked, .untracked], start: start)
  }

  /// Begins to ask for the commit that is checked out; the answer can be taken later.
  func startReadingRevision() -> PendingRevision? {
    start(["rev-parse", "--verify", "--quiet", "HEAD^{commit}", "--"]).map(PendingRevision.init)
  }

  /// A question for the revision that git is about to answer.
  struct PendingRevision {
    fileprivate let process: ChildProcess

    /// The hash of the commit; nil before the first one.
    func revision() -> String? {
      guard let output = process.output() else { return nil }
      let line = output.prefix { $0 != UInt8(ascii: "\n") }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  private func start(_ arguments: [String]) -> ChildProcess? {
    let settings = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
    return ChildProcess(
      command: ["git", "-C", root] + settings + arguments, without: Self.variables, with: Self.noFetching)
  }

  /// Where objects are missing, git would fetch them by the program that the checkout's own settings name. The first
  /// variable is known to git since 2.45; the second leaves no protocol to fetch by, whatever the version.
  private static let noFetching = ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none"]

  /// Git sets these for its hooks. They would make it answer for the checkout of the hook in place of the root's.
  private static let variables: Set<String> = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GLOB_PATHSPECS", "GIT_GRAFT_FILE",
    "GIT_ICASE_PATHSPECS", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_LITERAL_PATHSPECS", "GIT_NAMESPACE",
    "GIT_NOGLOB_PATHSPECS", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]
}
