import Configuration
import Foundation
import SourceTree
import SwiftSource

/// Makes the index of an app: finds its files, reads each, links what they say, and publishes the whole.
public struct IndexBuilder: Sendable {
  private let root: String
  private let databasePath: String
  private let configuration: Configuration
  private let options: IndexOptions

  /// - Parameters:
  ///   - root: the folder of the app.
  ///   - databasePath: where the index goes; what stands there is replaced whole or not at all.
  ///   - configuration: what the team has set; see ``Configuration/load(root:)``.
  public init(
    root: String, databasePath: String, configuration: Configuration = Configuration(),
    options: IndexOptions = IndexOptions()
  ) {
    self.root = root
    self.databasePath = databasePath
    self.configuration = configuration
    self.options = options
  }

  /// Makes the index, or refreshes it: only files that have changed since the last run are read.
  ///
  /// Files that cannot be read are problems of the summary and never an error. Where nothing has changed, nothing is
  /// written.
  ///
  /// - Parameter progress: is told how far the work is, from any thread.
  /// - Throws: ``SourceTreeError`` where the root cannot be used; ``IndexPublishError``, `DatabaseFileError` or
  ///   `MigrationError` where the index cannot be written. The old index is as it was then.
  public func build(progress: @escaping @Sendable (IndexProgress) -> Void = { _ in }) throws -> IndexSummary {
    var clock = StageClock()
    progress(IndexProgress(stage: .discover))
    let discovery = try clock.measure(.discover) {
      try SourceTree(root: root, configuration: configuration).discover()
    }
    // What keeps the index from being written is told before the work and not after it.
    let publisher = try IndexPublisher(path: databasePath)
    let run = IndexRun(
      root: root, databasePath: databasePath, configuration: configuration, options: options, discovery: discovery,
      publisher: publisher, metadata: metadata(of: discovery), progress: progress)
    do {
      return try run.run(isFresh: options.isRebuild, clock: clock)
    } catch is FactCache.Damage {
      return try run.run(isFresh: true, clock: clock)
    }
  }

  private func metadata(of discovery: Discovery) -> IndexMetadata {
    IndexMetadata(root: root, revision: discovery.revision, toolVersion: options.toolVersion, time: Date())
  }
}

extension IndexOptions {
  /// How much of each Swift file its parser reads.
  var depth: SwiftReader.Depth { parsesEverything ? .everything : .neededMembers }
}

/// How an index is made.
public struct IndexOptions: Sendable {
  /// How many threads read files; nil means as many as the machine has processors.
  public var workerCount: Int?
  /// The version of the program, kept in the index.
  public var toolVersion: String
  /// Whether to read every file, whatever earlier runs have kept.
  public var isRebuild: Bool
  /// Whether the parser of Swift reads all code, also what names nothing of Interface Builder. The index is the same.
  public var parsesEverything: Bool

  public init(
    toolVersion: String = "", workerCount: Int? = nil, parsesEverything: Bool = false, isRebuild: Bool = false
  ) {
    self.toolVersion = toolVersion
    self.workerCount = workerCount
    self.parsesEverything = parsesEverything
    self.isRebuild = isRebuild
  }
}
