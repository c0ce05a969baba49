import Configuration
import SourceTree

/// One making of an index: finds what has changed since the last one, and writes a new index if anything has.
struct IndexRun {
  let root: String
  let databasePath: String
  let configuration: Configuration
  let options: IndexOptions
  let discovery: Discovery
  let publisher: IndexPublisher
  let metadata: IndexMetadata
  let progress: @Sendable (IndexProgress) -> Void

  /// - Parameter isFresh: whether to read every file, whatever is known.
  /// - Throws: ``FactCache/Damage`` where the cache does not hold what it should; nothing has been written then.
  ///   Otherwise as ``IndexBuilder/build(progress:)``.
  func run(isFresh: Bool, clock: StageClock) throws -> IndexSummary {
    var clock = clock
    let cache = FactCache.open(
      besides: databasePath, tool: ToolIdentity.text(options: options), isFresh: isFresh)
    let earlier = try cache?.state()
    let survey = TreeSurvey(files: discovery.files, earlier: earlier?.files ?? [])
    var known: [ContentKey: FactCache.KnownContent] = [:]
    let readings = try clock.measure(.read) {
      let waiting = survey.waiting
      if !waiting.isEmpty { known = try cache?.contents() ?? [:] }
      return survey.completed(with: read(waiting, known: known))
    }
    let records = readings.map(\.record)
    if let earlier, isUnchanged(records, since: earlier) {
      keepTimes(of: records, earlier: earlier, in: cache)
      return IndexSummary(
        discovery: discovery, records: records, durations: clock.durations,
        unchangedSince: earlier.indexedAt)
    }
    if known.isEmpty { known = try cache?.contents() ?? [:] }
    let ledger = ContentLedger(known: known, readings: readings)
    if let cache, let earlier, earlier.stamp == IndexStamp(path: databasePath) {
      let finder = PatchFinder(
        cache: cache, depth: options.depth, earlier: earlier, readings: readings, ledger: ledger,
        known: known)
      if let summary = try patchIndex(finder, clock: clock) { return summary }
    }
    return try makeIndex(of: readings, ledger: ledger, cache: cache, clock: clock)
  }

  private func read(
    _ files: [SourceFile], known: [ContentKey: FactCache.KnownContent]
  ) -> [FileReading] {
    let reading = TreeReading(
      reader: FileReader(root: root), workers: workers, known: known, depth: options.depth)
    let progress = progress
    return reading.read(files) {
      progress(IndexProgress(stage: .read, done: $0, total: files.count))
    }
  }

  private var workers: ParallelWorkers { ParallelWorkers(count: options.workerCount) }

  // MARK: - Nothing changed

  private func isUnchanged(_ records: [FileRecord], since earlier: IndexState) -> Bool {
    records.count == earlier.files.count && earlier.stamp == IndexStamp(path: databasePath)
      && earlier.circumstances == circumstances
      && zip(records, earlier.files).allSatisfy { $0.saysTheSame(as: $1) }
  }

  /// Files that were touched and not changed need not be read once more next time.
  private func keepTimes(of records: [FileRecord], earlier: IndexState, in cache: FactCache?) {
    guard zip(records, earlier.files).contains(where: { $0.file != $1.file }) else { return }
    var state = earlier
    state.files = records
    try? cache?.save(state)
  }

  private var circumstances: Circumstances {
    Circumstances(
      rootName: metadata.rootName, revision: discovery.revision,
      settings: configuration.linkedSettings,
      unreadableFolders: discovery.problems.flatMap { [$0.path.text, $0.message] })
  }

  // MARK: - Making the index

  private func makeIndex(
    of readings: [FileReading], ledger: ContentLedger, cache: FactCache?, clock: StageClock
  ) throws -> IndexSummary {
    var clock = clock
    progress(IndexProgress(stage: .link))
    let (rows, answers) = try clock.measure(.link) {
      try link(readings, ledger: ledger, cache: cache)
    }
    progress(IndexProgress(stage: .write))
    try clock.measure(.write) {
      try publisher.publish(rows: rows, meta: metadata.values)
      keep(readings, ledger: ledger, answers: answers, in: cache)
    }
    return IndexSummary(
      discovery: discovery, records: readings.map(\.record), durations: clock.durations)
  }

  /// An index whose facts are not kept is as good; the next run only takes longer.
  private func keep(
    _ readings: [FileReading], ledger: ContentLedger, answers: [Question: Answers],
    in cache: FactCache?
  ) {
    guard let cache, let stamp = IndexStamp(path: databasePath) else { return }
    let state = IndexState(
      circumstances: circumstances, indexedAt: metadata.indexedAt, stamp: stamp,
      files: readings.map(\.record))
    try? cache.save(
      FactChanges(
        state: state, newContents: ledger.newContents, usedContents: ledger.used, answers: answers))
  }

  // MARK: - Patching the index

  /// Changes the few rows that differ, where nothing but places and the commit does.
  ///
  /// - Returns: nil where the index must be made anew.
  private func patchIndex(_ finder: PatchFinder, clock: StageClock) throws -> IndexSummary? {
    var clock = clock
    var circumstancesBefore = finder.earlier.circumstances
    circumstancesBefore.revision = discovery.revision
    guard circumstancesBefore == circumstances,
      let found = try clock.measure(.link, { try finder.find() })
    else {
      return nil
    }
    let isPatched = try clock.measure(.write) {
      guard try publisher.publish(IndexPatch(files: found.files, meta: metadata.values)) else {
        return false
      }
      keep(finder.readings, ledger: finder.ledger, answers: found.answers, in: finder.cache)
      return true
    }
    guard isPatched else { return nil }
    return IndexSummary(
      discovery: discovery, records: finder.readings.map(\.record), durations: clock.durations)
  }

  private func link(
    _ readings: [FileReading], ledger: ContentLedger, cache: FactCache?
  ) throws -> (rows: IndexRows, answers: [Question: Answers]) {
    let loader = FactLoader(
      reader: FileReader(root: root), workers: workers, depth: options.depth, cache: cache)
    let loaded = try loader.load(readings, ledger: ledger)
    let files = loaded.files
    let reader = RememberingCallReader(
      store: loaded.code, contents: loaded.contents, remembered: try cache?.answers() ?? [:]
    ) { file in
      if case .code(let facts) = files[Int(file) - 1].content { facts } else { nil }
    }
    var rows = Linker.link(files: files, callReader: reader, configuration: configuration)
    rows.unreadableFolders = discovery.problems.map {
      UnreadableFolderRow(path: $0.path, problem: $0.message)
    }
    return (rows, reader.answers)
  }
}

extension Configuration {
  /// What linking reads of the configuration, as texts that differ where the settings do.
  fileprivate var linkedSettings: [String] {
    var texts: [String] = []
    for link in storyboardLinks {
      let attributes = [
        link.className, link.pattern, link.storyboardAttribute, link.sceneAttribute,
      ]
      texts += [link.name, link.owner.rawValue, link.source.rawValue, "\(link.doesPush)"]
      texts += attributes.map { $0 ?? Self.absent }
    }
    for setting in systemClasses { texts += [setting.name, setting.superclass ?? Self.absent] }
    return texts + ["\(storyboardLinks.count)"]
  }

  /// No name is this text.
  private static let absent = "\0"
}
