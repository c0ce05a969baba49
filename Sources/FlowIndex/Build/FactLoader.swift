import CodeFacts
import SourceTree
import SwiftSource

/// Puts together what all files say: from this run, and from the cache for those that were not read.
struct FactLoader {
  let reader: FileReader
  let workers: ParallelWorkers
  /// How much of each Swift file its parser reads.
  let depth: SwiftReader.Depth
  let cache: FactCache?

  /// The files of an index.
  struct Loaded {
    /// The files that belong to the index; a file's id is its position, counted from 1.
    var files: [ExtractedFile] = []
    var code: CodeStore
    /// The content of each file, by the ids of both.
    var contents: [Int64: Int] = [:]
  }

  /// - Throws: ``FactCache/Damage`` where the cache lacks what it should hold.
  func load(_ readings: [FileReading], ledger: ContentLedger) throws(FactCache.Damage) -> Loaded {
    let kept = try keptExtractions(readings, ledger: ledger)
    var loaded = Loaded(code: CodeStore(reader: reader, workers: workers, depth: depth))
    for (position, reading) in readings.enumerated() {
      guard let outcome = reading.record.outcome else { continue }
      let content = ledger.contentOfFile[position]
      let extraction = reading.facts?.extraction ?? content.flatMap { kept[$0] }
      let id = Int64(loaded.files.count + 1)
      let file = ExtractedFile(
        row: Self.row(of: reading.record, outcome, id: id), content: extraction?.content ?? .nothing)
      loaded.files.append(file)
      if let content { loaded.contents[id] = content }
      if case .code = file.content { Self.add(reading, id: id, to: &loaded.code) }
    }
    return loaded
  }

  /// What the contents say that were not read in this run, by their ids.
  private func keptExtractions(
    _ readings: [FileReading], ledger: ContentLedger
  ) throws(FactCache.Damage) -> [Int: Extraction] {
    var wanted: Set<Int> = []
    for (position, reading) in readings.enumerated() where reading.facts == nil && reading.record.outcome != nil {
      if let content = ledger.contentOfFile[position] { wanted.insert(content) }
    }
    guard let cache, !wanted.isEmpty else { return [:] }
    let bytes = try cache.facts(of: wanted).sorted { $0.key < $1.key }
    let extractions = workers.map(bytes, weight: \.value.count) { FactDecoder.fact(in: $0.value, as: Extraction.self) }
    var kept: [Int: Extraction] = [:]
    for (entry, extraction) in zip(bytes, extractions) {
      guard let extraction else { throw FactCache.Damage() }
      kept[entry.key] = extraction
    }
    return kept
  }

  private static func row(of record: FileRecord, _ outcome: FileRecord.Outcome, id: Int64) -> FileRow {
    FileRow(
      id: id, path: record.file.path, kind: record.file.kind.rawValue, size: record.file.size,
      contentHash: record.hash?.text, scope: record.file.scope.text, status: outcome.status.rawValue,
      problem: outcome.problem)
  }

  private static func add(_ reading: FileReading, id: Int64, to code: inout CodeStore) {
    if let content = reading.content {
      code.add(content, of: reading.record.file, id: id)
    } else if let hash = reading.record.hash {
      code.add(reading.record.file, hash: hash, id: id)
    }
  }
}
