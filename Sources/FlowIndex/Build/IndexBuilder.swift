import Configuration
import Foundation
import SourceTree

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

  /// Makes the index.
  ///
  /// Files that cannot be read are problems of the summary and never an error.
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
    let reading = clock.measure(.read) { read(discovery.files, progress: progress) }
    progress(IndexProgress(stage: .link))
    let rows = clock.measure(.link) { link(reading.files, reading.code, discovery) }
    progress(IndexProgress(stage: .write))
    try clock.measure(.write) { try publisher.publish(rows: rows, meta: metadata(of: discovery)) }
    return IndexSummary(discovery: discovery, files: rows.files, durations: clock.durations)
  }

  private func link(_ files: [ExtractedFile], _ code: CodeStore, _ discovery: Discovery) -> IndexRows {
    var rows = Linker.link(files: files, callReader: code, configuration: configuration)
    rows.unreadableFolders = discovery.problems.map { UnreadableFolderRow(path: $0.path, problem: $0.message) }
    return rows
  }

  private func read(
    _ files: [SourceFile], progress: @escaping @Sendable (IndexProgress) -> Void
  ) -> (files: [ExtractedFile], code: CodeStore) {
    let reading = TreeReading(
      reader: FileReader(root: root), workers: ParallelWorkers(count: options.workerCount),
      depth: options.parsesEverything ? .everything : .neededMembers)
    return reading.read(files) { progress(IndexProgress(stage: .read, done: $0, total: files.count)) }
  }

  private func metadata(of discovery: Discovery) -> [String: String] {
    IndexMetadata(root: root, revision: discovery.revision, toolVersion: options.toolVersion, time: Date()).values
  }
}

/// How an index is made.
public struct IndexOptions: Sendable {
  /// How many threads read files; nil means as many as the machine has processors.
  public var workerCount: Int?
  /// The version of the program, kept in the index.
  public var toolVersion: String
  /// Whether the parser of Swift reads all code, also what names nothing of Interface Builder. The index is the same.
  public var parsesEverything: Bool

  public init(toolVersion: String = "", workerCount: Int? = nil, parsesEverything: Bool = false) {
    self.toolVersion = toolVersion
    self.workerCount = workerCount
    self.parsesEverything = parsesEverything
  }
}
