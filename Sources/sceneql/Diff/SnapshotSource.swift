import Configuration
import FlowDiff
import FlowIndex
import Foundation
import Migrations
import SQLite

/// Reads the flow of an app from what a command line names: an index, a git revision, or the files as they are.
struct SnapshotSource {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  /// The flow at a moment: where a file has the name it is an index, else it is a revision.
  ///
  /// - Throws: `DatabaseFileError` for a file that is no index; ``RevisionCheckout/Failure`` for an unknown revision;
  ///   what keeps an index from being made.
  func snapshot(of name: String) throws -> FlowSnapshot {
    if FileManager.default.fileExists(atPath: name) { return try snapshot(ofIndex: name) }
    let checkout = try RevisionCheckout(of: name, appRoot: appRoot)
    return try snapshot(ofApp: checkout.root)
  }

  /// The flow of the files as they are.
  ///
  /// - Throws: what keeps an index from being made.
  func snapshotOfWorkTree() throws -> FlowSnapshot {
    try snapshot(ofApp: appRoot)
  }

  private var appRoot: String { invocation.value(of: .diffRoot) ?? "." }

  private func snapshot(ofIndex path: String) throws -> FlowSnapshot {
    try SnapshotReader(session: invocation.openIndex(at: path)).snapshot()
  }

  /// Makes an index that is thrown away: the app's own is for the commands that ask for it.
  private func snapshot(ofApp root: String) throws -> FlowSnapshot {
    let folder = try TemporaryDirectory()
    let path = "\(folder.path)/index.db"
    let builder = IndexBuilder(
      root: root, databasePath: path, configuration: try Configuration.load(root: root),
      options: IndexOptions(toolVersion: toolVersion))
    let progress = ProgressLine(isShown: !invocation.has(.quiet) && !invocation.has(.noProgress))
    defer { progress.clear() }
    _ = try builder.build { progress.show($0) }
    return try snapshot(ofIndex: path)
  }
}
