import SourceTree

/// Gives every content an id, the known ones their own.
struct ContentLedger {
  private var ids: [ContentKey: Int]
  private var nextID: Int
  private(set) var newContents: [FactChanges.NewContent] = []
  /// The ids of the contents that files have now.
  private(set) var used: Set<Int> = []
  /// The content of each file, by its position; nil where it could not be read.
  private(set) var contentOfFile: [Int?] = []

  init(known: [ContentKey: FactCache.KnownContent], readings: [FileReading]) {
    ids = known.mapValues(\.id)
    nextID = (ids.values.max() ?? 0) + 1
    for reading in readings { contentOfFile.append(add(reading)) }
  }

  private mutating func add(_ reading: FileReading) -> Int? {
    guard let key = reading.record.key else { return nil }
    let id = ids[key] ?? addNew(key, reading)
    if let id { used.insert(id) }
    return id
  }

  private mutating func addNew(_ key: ContentKey, _ reading: FileReading) -> Int? {
    guard let facts = reading.facts else { return nil }
    newContents.append(
      FactChanges.NewContent(id: nextID, key: key, outcome: reading.record.outcome, facts: facts.bytes))
    ids[key] = nextID
    defer { nextID += 1 }
    return nextID
  }
}
