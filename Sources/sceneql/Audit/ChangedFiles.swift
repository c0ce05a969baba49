import Foundation

/// Asks git which files below a root changed.
struct ChangedFiles {
  /// Why git gave no answer.
  struct Failure: Error, CustomStringConvertible {
    let revision: String
    let reason: String

    var description: String { "cannot tell what changed since '\(revision)': \(reason)" }
  }

  let root: String

  /// The files that differ from a revision, those that git does not know yet among them; relative to the root.
  ///
  /// - Throws: ``Failure`` where the root is in no checkout or the revision does not exist.
  func since(_ revision: String) throws -> Set<String> {
    let changed = try git(
      [
        "diff", "--name-only", "--relative", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all", "-z",
        "--end-of-options", revision, "--",
      ], revision)
    let added = try git(["ls-files", "--others", "--exclude-standard", "-z"], revision)
    return Set((changed + added).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  private func git(_ arguments: [String], _ revision: String) throws -> [UInt8] {
    do {
      return try Git(folder: root).run(arguments)
    } catch {
      throw Failure(revision: revision, reason: error.reason)
    }
  }
}
