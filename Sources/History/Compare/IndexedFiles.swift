import Audit
import SQLite

/// The files of tonight's index, as far as the history asks for them.
public struct IndexedFiles: Sendable, Equatable {
  /// A digest of the bytes of each file, by path; files that could not be opened have none.
  public let contentHashes: [String: String]
  /// Files and folders that could not be read, or not wholly, with the reason, by path.
  public let unread: [String: String]
  /// How many files were found, whatever came of them.
  public let count: Int
  /// Files that the disk has although the index does not, among those that somebody asks for.
  private let leftOut: @Sendable (_ path: String) -> Bool

  /// - Parameter isOnDisk: whether a path, relative to the root, names a file.
  public init(
    contentHashes: [String: String], unread: [String: String] = [:], count: Int? = nil,
    isOnDisk: @escaping @Sendable (_ path: String) -> Bool = { _ in false }
  ) {
    self.contentHashes = contentHashes
    self.unread = unread
    self.count = count ?? contentHashes.count
    leftOut = { path in contentHashes[path] == nil && isOnDisk(path) }
  }

  public static func == (left: IndexedFiles, right: IndexedFiles) -> Bool {
    left.contentHashes == right.contentHashes && left.unread == right.unread && left.count == right.count
  }

  /// Why nothing can be said of a file tonight; nil where it was read, or is gone.
  func silence(of path: String) -> String? {
    if let problem = unread[path] { return "'\(path)' could not be read: \(problem)" }
    if let folder = unreadFolder(above: path) { return "the folder '\(folder)' could not be read" }
    return leftOut(path) ? "'\(path)' was left out" : nil
  }

  /// A digest of the bytes of the files that a finding speaks of.
  func contentHash(of finding: Finding) -> String {
    let paths = [finding.path] + finding.related.map(\.path)
    return SHA256Digest(of: paths.map { contentHashes[$0] ?? "" }.joined(separator: "\n")).hexadecimal
  }

  private func unreadFolder(above path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if unread[String(folder)] != nil { return String(folder) }
    }
    return nil
  }
}
