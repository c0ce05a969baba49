import Foundation

/// The files of a git revision in a folder of their own, gone when the value is.
///
/// Git's index of the repository, its work tree and its list of work trees stay as they are, and no hook runs.
final class RevisionCheckout {
  /// Why the files could not be had.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let revision: String
    let reason: String

    var description: String {
      "cannot get the files of '\(revision)': \(reason); give an index file, or a revision of the repository that holds "
        + "--root"
    }
  }

  /// The folder with the files.
  let root: String
  private let folder: TemporaryDirectory

  /// - Parameters:
  ///   - revision: anything that git takes for a commit.
  ///   - appRoot: the root of the app; where it is a folder of its repository, only that folder is taken.
  /// - Throws: ``Failure`` where git does not know the revision or cannot write its files.
  init(of revision: String, appRoot: String) throws {
    folder = try TemporaryDirectory()
    root = "\(folder.path)/files"
    do {
      try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: false)
      try Self.checkOut(revision, appRoot: appRoot, into: root, index: "\(folder.path)/index")
    } catch let error as Git.Failure {
      throw Failure(revision: revision, reason: error.reason)
    }
  }

  private static func checkOut(
    _ revision: String, appRoot: String, into root: String, index: String
  ) throws(Git.Failure) {
    let git = Git(folder: appRoot)
    let commit = try git.line(["rev-parse", "--verify", "--end-of-options", "\(revision)^{commit}"])
    let prefix = try git.line(["rev-parse", "--show-prefix"])
    // Large files that a server keeps are pictures and sounds, never sources.
    let environment = ["GIT_INDEX_FILE": index, "GIT_LFS_SKIP_SMUDGE": "1"]
    _ = try git.run(["read-tree", "\(commit):\(prefix)"], environment: environment)
    // At the top of the work tree, paths of the index are those of the app.
    let top = try git.line(["rev-parse", "--show-toplevel"])
    _ = try Git(folder: top).run(["checkout-index", "--all", "--prefix=\(root)/"], environment: environment)
  }
}

extension Git {
  /// What git prints, without the line end.
  fileprivate func line(_ arguments: [String]) throws(Failure) -> String {
    let bytes = try run(arguments)
    return String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }
}
