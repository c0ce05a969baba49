import CodeFacts
import SourceTree
import SwiftSource

/// Finds out whether the changes of files leave all that linking makes of them as it is, but for the places.
///
/// Most edits are of this kind: code that names nothing of Interface Builder, or a line that pushes others down.
struct PatchFinder {
  let cache: FactCache
  let depth: SwiftReader.Depth
  let earlier: IndexState
  let readings: [FileReading]
  let ledger: ContentLedger
  let known: [ContentKey: FactCache.KnownContent]

  /// Changes in more files than this are linked as a whole.
  private static let mostFiles = 32

  /// What the changed files have come to.
  struct Result {
    let files: [IndexPatch.File]
    /// What linking has asked of all contents, with the answers of the new ones.
    let answers: [Question: Answers]
  }

  /// - Returns: nil where the files must be linked anew.
  func find() throws(FactCache.Damage) -> Result? {
    guard readings.count == earlier.files.count else { return nil }
    var changed: [Int] = []
    for (position, reading) in readings.enumerated() where !reading.record.saysTheSame(as: earlier.files[position]) {
      guard isCandidate(reading, earlier.files[position]) else { return nil }
      changed.append(position)
    }
    guard changed.count <= Self.mostFiles else { return nil }
    guard !changed.isEmpty else { return Result(files: [], answers: try cache.answers()) }
    return try find(changed)
  }

  /// Whether it is the same file, of code that was and is indexed.
  private func isCandidate(_ reading: FileReading, _ before: FileRecord) -> Bool {
    let record = reading.record
    return record.file.path == before.file.path && record.file.kind == before.file.kind
      && record.file.scope == before.file.scope && record.file.kind.isCode && record.hash != nil && before.hash != nil
      && record.outcome?.status == .indexed && before.outcome?.status == .indexed
  }

  private func find(_ changed: [Int]) throws(FactCache.Damage) -> Result? {
    let ids = rowIDs()
    var answers = try cache.answers()
    var files: [IndexPatch.File] = []
    for position in changed {
      guard let positions = try moved(position, answers: &answers) else { return nil }
      files.append(IndexPatch.File(id: ids[position], record: readings[position].record, positions: positions))
    }
    return Result(files: files, answers: answers)
  }

  /// The row of each file: those that are none of the index's business have none.
  private func rowIDs() -> [Int64] {
    var next: Int64 = 0
    return readings.map { reading in
      if reading.record.outcome != nil { next += 1 }
      return next
    }
  }

  /// Where the facts of one file stand now; nil where they are others.
  private func moved(_ position: Int, answers: inout [Question: Answers]) throws(FactCache.Damage) -> MovedPositions? {
    guard let key = earlier.files[position].key, let oldContent = known[key]?.id,
      let newContent = ledger.contentOfFile[position], let bytes = readings[position].content?.bytes,
      let old = try sourceFacts(ofContent: oldContent), let new = try newFacts(position, content: newContent)
    else { return nil }
    var positions = MovedPositions()
    guard positions.take(from: old, to: new) else { return nil }
    let code = ReadCode(bytes: bytes, kind: readings[position].record.file.kind, facts: new)
    for (question, known) in answers {
      guard let answer = known[oldContent] else {
        // Only some files are asked these; all files the others.
        if question.kind == .facts || question.kind == .unreadCode { continue }
        return nil
      }
      guard let newAnswer = self.answer(to: question, of: code, old: answer, first: old, moving: &positions) else {
        return nil
      }
      answers[question]?[newContent] = newAnswer
    }
    return positions.keepsOrder ? positions : nil
  }

  private func newFacts(_ position: Int, content: Int) throws(FactCache.Damage) -> SourceFacts? {
    guard let read = readings[position].facts else { return try sourceFacts(ofContent: content) }
    if case .code(let facts)? = read.extraction?.content { return facts }
    return nil
  }

  private func sourceFacts(ofContent content: Int) throws(FactCache.Damage) -> SourceFacts? {
    guard let bytes = try cache.facts(of: [content])[content],
      let extraction = FactDecoder.fact(in: bytes, as: Extraction.self)
    else { throw FactCache.Damage() }
    if case .code(let facts) = extraction.content { return facts }
    return nil
  }

  /// A file as it is now.
  private struct ReadCode {
    let bytes: [UInt8]
    let kind: SourceKind
    let facts: SourceFacts
  }

  /// What the file answers now; nil where that is something else than before.
  private func answer(
    to question: Question, of code: ReadCode, old: Answers.Answer, first: SourceFacts,
    moving positions: inout MovedPositions
  ) -> Answers.Answer? {
    let isNaming = question.kind == .facts || WordSearch(names: Set(question.names)).matches(code.bytes)
    switch (question.kind, old) {
    case (.files, .yes): return isNaming ? .yes : nil
    case (.files, .no), (.naming, .no): return isNaming ? nil : .no
    case (.facts, .facts(let bytes)), (.naming, .facts(let bytes)):
      guard isNaming, let before = FactDecoder.fact(in: bytes, as: SecondReading.self)?.facts(first: first) else {
        return nil
      }
      let after = CodeExtractor.facts(
        of: code.bytes, kind: code.kind, callNames: Set(question.callNames), depth: depth)
      guard positions.take(from: before, to: after) else { return nil }
      return .facts(FactEncoder.bytes(of: SecondReading(after, first: code.facts)))
    default: return nil
    }
  }
}
