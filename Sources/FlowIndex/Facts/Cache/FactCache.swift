import Migrations
import SQLite
import SourceTree

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What files said when they were last read, kept beside the index.
///
/// It saves time and nothing else: a cache that is missing, damaged or of another build of the program is started
/// afresh, and the index comes out the same.
final class FactCache {
  /// A content that was read before.
  struct KnownContent: Sendable {
    let id: Int
    let outcome: FileRecord.Outcome?
  }

  /// Something in the cache is not what was written.
  struct Damage: Error {}

  private let database: Database
  private let tool: String

  /// How many runs a content is kept that no file has: as long as somebody may go back to a branch.
  private static let runsKept = 20

  /// - Parameters:
  ///   - index: the path of the index.
  ///   - tool: see ``ToolIdentity``; what another one wrote is thrown away.
  ///   - isFresh: whether to throw away what is there.
  /// - Returns: nil where the cache cannot be used; the work is then done without it.
  static func open(besides index: String, tool: String, isFresh: Bool) -> FactCache? {
    let path = "\(index).facts"
    guard isOurs(path) else { return nil }
    if !isFresh, let cache = try? FactCache(path: path, tool: tool), cache.isUsable { return cache }
    for ending in ["", "-journal"] { unlink(path + ending) }
    guard let cache = try? FactCache(path: path, tool: tool) else { return nil }
    return cache
  }

  private init(path: String, tool: String) throws {
    database = try MigrationSeries.facts.migrator().open(path)
    self.tool = tool
    // Only a loss of power could tear what is written, and a torn cache is thrown away.
    try database.execute("pragma synchronous = off; pragma temp_store = memory;")
  }

  /// Whether nothing stands at the path, or a cache in whatever state. The file of another program is left alone.
  private static func isOurs(_ path: String) -> Bool {
    do throws(DatabaseFileError) {
      try MigrationSeries.facts.format.checkReplaceable(path)
      return true
    } catch {
      switch error.problem {
      case .newer, .older, .damaged, .notADatabase, .missing, .empty: return true
      case .foreign, .notAFile, .unreadable: return false
      }
    }
  }

  private var isUsable: Bool {
    (try? value(named: "tool")) == Array(tool.utf8)
  }

  // MARK: - Reading

  /// What the last index was made of; nil where there is none.
  func state() throws(Damage) -> IndexState? {
    try reading {
      guard let bytes = try value(named: "index") else { return nil }
      return try Self.fact(in: bytes)
    }
  }

  /// Every content that is known.
  func contents() throws(Damage) -> [ContentKey: KnownContent] {
    try reading {
      let statement = try database.prepare(
        "select id, hash_high, hash_low, reading, status, problem from contents")
      var contents: [ContentKey: KnownContent] = [:]
      while try statement.step() {
        let (key, content) = try Self.content(in: statement)
        contents[key] = content
      }
      return contents
    }
  }

  private static func content(in statement: Statement) throws -> (ContentKey, KnownContent) {
    let values = statement.values
    guard let id = values[0].integer, let high = values[1].integer, let low = values[2].integer,
      let reading = values[3].string
    else { throw Damage() }
    let hash = ContentHash(high: UInt64(bitPattern: high), low: UInt64(bitPattern: low))
    let status = values[4].string.flatMap(Extraction.Status.init(rawValue:))
    let outcome = status.map { FileRecord.Outcome(status: $0, problem: values[5].string) }
    return (ContentKey(hash: hash, reading: reading), KnownContent(id: Int(id), outcome: outcome))
  }

  /// What some contents say, as bytes.
  func facts(of contents: Set<Int>) throws(Damage) -> [Int: [UInt8]] {
    try reading {
      let found =
        contents.count < Self.fewContents
        ? try searchFacts(of: contents) : try scanFacts(of: contents)
      guard found.count == contents.count else { throw Damage() }
      return found
    }
  }

  /// Fewer are looked up one by one, more in one pass over all.
  private static let fewContents = 64

  private func searchFacts(of contents: Set<Int>) throws -> [Int: [UInt8]] {
    let statement = try database.prepare("select value from facts where content_id = ?")
    var found: [Int: [UInt8]] = [:]
    for content in contents {
      try statement.bind([SQLite.Value(content)])
      if try statement.step() { found[content] = try Self.opened(statement.value(at: 0)) }
      statement.reset()
    }
    return found
  }

  private func scanFacts(of contents: Set<Int>) throws -> [Int: [UInt8]] {
    let statement = try database.prepare("select content_id, value from facts")
    var found: [Int: [UInt8]] = [:]
    while try statement.step() {
      guard let id = statement.value(at: 0).integer, contents.contains(Int(id)) else { continue }
      found[Int(id)] = try Self.opened(statement.value(at: 1))
    }
    return found
  }

  /// What earlier runs asked of contents.
  func answers() throws(Damage) -> [Question: Answers] {
    try reading {
      var answers: [Question: Answers] = [:]
      let statement = try database.prepare("select question, value from answers")
      while try statement.step() {
        guard case .blob(let key) = statement.value(at: 0) else { throw Damage() }
        answers[try Self.fact(in: key)] = try Self.fact(in: Self.opened(statement.value(at: 1)))
      }
      return answers
    }
  }

  private func value(named name: String) throws -> [UInt8]? {
    try database.value("select value from state where name = ?", [SQLite.Value(name)]).map(
      Self.opened)
  }

  private static func opened(_ value: SQLite.Value) throws -> [UInt8] {
    guard case .blob(let sealed) = value, let bytes = SealedBytes.open(sealed) else {
      throw Damage()
    }
    return bytes
  }

  private static func fact<Fact: CodedFact>(in bytes: [UInt8]) throws -> Fact {
    guard let fact = FactDecoder.fact(in: bytes, as: Fact.self) else { throw Damage() }
    return fact
  }

  /// Whatever keeps the cache from being read, it is of no use.
  private func reading<Result>(_ read: () throws -> Result) throws(Damage) -> Result {
    do {
      return try read()
    } catch {
      throw Damage()
    }
  }

  // MARK: - Writing

  /// Keeps what a run found, all of it or nothing.
  func save(_ changes: FactChanges) throws {
    try database.transaction {
      let run = try nextRun()
      try set("tool", to: Array(tool.utf8))
      try set("run", to: FactEncoder.bytes(of: run))
      try set("index", to: FactEncoder.bytes(of: changes.state))
      try add(changes.newContents)
      try markUnused(keeping: changes.usedContents, run: run)
      guard let answers = changes.answers else { return }
      let forgotten = try forgetUnused(run: run)
      try replaceAnswers(answers, without: forgotten)
    }
  }

  /// Keeps the times of files that were touched and not changed.
  func save(_ state: IndexState) throws {
    try set("index", to: FactEncoder.bytes(of: state))
  }

  private func nextRun() throws -> Int {
    try (value(named: "run").flatMap { FactDecoder.fact(in: $0) } ?? 0) + 1
  }

  private func set(_ name: String, to bytes: [UInt8]) throws {
    try database.run(
      "insert or replace into state (name, value) values (?, ?)",
      [SQLite.Value(name), .blob(SealedBytes.seal(bytes))])
  }

  private func add(_ contents: [FactChanges.NewContent]) throws {
    let contentRows = try RowInserter(
      into: "contents", columns: ["id", "hash_high", "hash_low", "reading", "status", "problem"],
      of: database)
    let factRows = try RowInserter(into: "facts", columns: ["content_id", "value"], of: database)
    for content in contents {
      contentRows.set(0, to: Int64(content.id))
      contentRows.set(1, to: Int64(bitPattern: content.key.hash.high))
      contentRows.set(2, to: Int64(bitPattern: content.key.hash.low))
      contentRows.set(3, to: content.key.reading)
      contentRows.set(4, to: content.outcome?.status.rawValue)
      contentRows.set(5, to: content.outcome?.problem)
      try contentRows.insert()
      factRows.set(0, to: Int64(content.id))
      factRows.set(1, toBlob: SealedBytes.seal(content.facts))
      try factRows.insert()
    }
  }

  private func markUnused(keeping used: Set<Int>, run: Int) throws {
    let marks = try database.prepare("update contents set unused_since = ? where id = ?")
    for row in try database.rows("select id, unused_since from contents") {
      guard let id = row.values[0].integer else { throw Damage() }
      let isUsed = used.contains(Int(id))
      guard isUsed != row.values[1].isNull else { continue }
      try marks.bind([isUsed ? .null : SQLite.Value(run), .integer(id)])
      while try marks.step() {}
    }
  }

  /// - Returns: the ids of the contents that are gone; they may be given anew.
  private func forgetUnused(run: Int) throws -> [Int] {
    let oldest = SQLite.Value(run - Self.runsKept)
    let gone = try database.rows("select id from contents where unused_since < ?", [oldest])
    guard !gone.isEmpty else { return [] }
    try database.run(
      "delete from facts where content_id in (select id from contents where unused_since < ?)",
      [oldest])
    try database.run("delete from contents where unused_since < ?", [oldest])
    return gone.compactMap { $0.values[0].integer.map(Int.init) }
  }

  private func replaceAnswers(_ answers: [Question: Answers], without forgotten: [Int]) throws {
    try database.execute("delete from answers")
    for (question, var answer) in answers {
      for content in forgotten { answer[content] = nil }
      let bytes = SealedBytes.seal(FactEncoder.bytes(of: answer))
      try database.run(
        "insert into answers (question, value) values (?, ?)",
        [.blob(FactEncoder.bytes(of: question)), .blob(bytes)])
    }
  }
}
