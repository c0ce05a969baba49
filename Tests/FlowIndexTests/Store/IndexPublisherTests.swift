import Foundation
import Migrations
import SQLite
import TestSupport
import Testing

@testable import FlowIndex

@Suite("Publishing an index")
struct IndexPublisherTests {
  @Test("leaves one file, which a read-only session can read")
  func publishes() throws {
    let index = try StoredIndex()
    try index.publish("Main.swift", "Other.swift")
    #expect(try index.paths() == ["Main.swift", "Other.swift"])
    #expect(try index.names() == ["index.db"])
  }

  @Test("makes the folder of the index")
  func makesFolder() throws {
    let index = try StoredIndex()
    let path = "\(index.folder.path)/.sceneql/index.db"
    try IndexPublisher.publish(rows: StoredIndex.rows(["Main.swift"]), meta: [:], to: path)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test("a reader that holds the old index keeps seeing the old rows, a new one sees the new rows")
  func readersSeeWholeIndexes() throws {
    let index = try StoredIndex()
    try index.publish("Old.swift")
    let reader = try index.session()
    #expect(try reader.rows("select path from files").map(\.values) == [["Old.swift"]])
    try index.publish("New.swift")
    #expect(try reader.rows("select path from files").map(\.values) == [["Old.swift"]])
    #expect(try index.paths() == ["New.swift"])
  }

  @Test("a failing build leaves the old index as it was, byte for byte, and nothing beside it")
  func keepsOldIndex() throws {
    let index = try StoredIndex()
    try index.publish("Old.swift")
    let before = try index.bytes()
    var rows = StoredIndex.rows(["New.swift"])
    rows.suppressions = [SuppressionRow(id: 1, fileID: 9, line: 1, column: 1, scope: "file")]
    #expect(throws: IndexPublishError.self) { try IndexPublisher.publish(rows: rows, meta: [:], to: index.path) }
    #expect(try index.bytes() == before)
    #expect(try index.names() == ["index.db"])
  }

  @Test("a second run is refused while the first lives, and names its process")
  func locks() throws {
    let index = try StoredIndex()
    try index.publish("Old.swift")
    do {
      let first = try IndexPublisher(path: index.path)
      #expect(throws: IndexPublishError.anotherRun(process: getpid(), path: index.path)) {
        try index.publish("Second.swift")
      }
      try first.publish(rows: StoredIndex.rows(["First.swift"]), meta: [:])
    }
    #expect(try index.paths() == ["First.swift"])
    try index.publish("Third.swift")
    #expect(try index.paths() == ["Third.swift"])
    #expect(try index.names() == ["index.db"])
  }

  @Test("what a killed run left is swept away, and nothing else")
  func sweeps() throws {
    let index = try StoredIndex()
    for name in [".index.db.tmp-1", ".index.db.tmp-1-journal", "index.db-journal", "index.db.lock"] {
      try index.folder.write("left", to: name)
    }
    for name in [".other.db.tmp-1", "index.db.tmp-1"] { try index.folder.write("kept", to: name) }
    try index.publish("Main.swift")
    #expect(try index.names() == [".other.db.tmp-1", "index.db", "index.db.tmp-1"])
    #expect(try index.paths() == ["Main.swift"])
  }

  @Test("a link in the place of the new file is not followed")
  func followsNoLinks() throws {
    let index = try StoredIndex()
    try index.folder.write("precious", to: "elsewhere")
    for name in [".index.db.tmp-\(getpid())", "index.db.lock"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(index.folder.path)/\(name)", withDestinationPath: "elsewhere")
    }
    #expect(throws: IndexPublishError.self) { try index.publish("Main.swift") }
    try FileManager.default.removeItem(atPath: "\(index.folder.path)/index.db.lock")
    try index.publish("Main.swift")
    #expect(try String(contentsOfFile: "\(index.folder.path)/elsewhere", encoding: .utf8) == "precious")
    #expect(try index.paths() == ["Main.swift"])
  }

  @Test("a database of another program is refused and left as it is, byte for byte")
  func refusesForeign() throws {
    let index = try StoredIndex()
    let foreign = try Database(path: index.path, mode: .create)
    try foreign.execute("create table theirs (value text)")
    try foreign.close()
    let before = try index.bytes()
    let error = #expect(throws: DatabaseFileError.self) { try index.publish("Main.swift") }
    #expect(error?.problem == .foreign(applicationID: 0))
    #expect(try index.bytes() == before)
    #expect(try index.names() == ["index.db"])
  }

  @Test("an index of a newer version is refused and left as it is, byte for byte")
  func refusesNewer() throws {
    let index = try StoredIndex()
    try index.publish("Main.swift")
    let newer = MigrationSeries.index.format.version + 1
    try Database(path: index.path, mode: .readWrite).setUserVersion(newer)
    let before = try index.bytes()
    let error = #expect(throws: DatabaseFileError.self) { try index.publish("Other.swift") }
    #expect(error?.problem == .newer(newer))
    #expect(try index.bytes() == before)
  }

  @Test("a text file and a folder at the path are refused and left as they are")
  func refusesOtherFiles() throws {
    let index = try StoredIndex()
    try index.folder.write("a letter", to: "letter")
    try FileManager.default.createDirectory(atPath: index.path, withIntermediateDirectories: false)
    let letter = "\(index.folder.path)/letter"
    let problems = [letter, index.path].map { path in
      #expect(throws: DatabaseFileError.self) {
        try IndexPublisher.publish(rows: IndexRows(), meta: [:], to: path)
      }?.problem
    }
    #expect(problems == [.notADatabase, .notAFile])
    #expect(try String(contentsOfFile: letter, encoding: .utf8) == "a letter")
  }

  @Test("an index of an older version, a damaged one and an empty file are replaced")
  func replacesOldAndDamaged() throws {
    let index = try StoredIndex()
    try index.folder.write("", to: "index.db")
    try index.publish("First.swift")
    try index.bytes().prefix(3 * 4096 + 10).write(to: URL(fileURLWithPath: index.path))
    try index.publish("Second.swift")
    try Database(path: index.path, mode: .readWrite).setUserVersion(1)
    try index.publish("Third.swift")
    #expect(try index.paths() == ["Third.swift"])
  }

  @Test("a folder that does not exist is named")
  func namesMissingFolders() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: IndexPublishError.self) {
      try IndexPublisher.publish(rows: IndexRows(), meta: [:], to: "\(folder.path)/none/none/index.db")
    }
    #expect(error.map { "\($0)" }?.contains("make the folder '\(folder.path)/none/none'") == true)
  }

  @Test("an index whose pages are overwritten one by one gives an error or the right answer")
  func survivesDamage() throws {
    let index = try StoredIndex()
    let names = (1...300).map { "Sources/Feature\($0)/Screen\($0).swift" }
    try IndexPublisher.publish(rows: StoredIndex.rows(names), meta: [:], to: index.path)
    let whole = try index.bytes()
    let pageSize = 4096
    var errorCount = 0
    for page in 0..<whole.count / pageSize {
      var damaged = whole
      for offset in page * pageSize..<(page + 1) * pageSize { damaged[offset] ^= 0xFF }
      try damaged.write(to: URL(fileURLWithPath: index.path))
      do {
        #expect(try index.paths() == names)
      } catch is DatabaseFileError {
        errorCount += 1
      }
    }
    #expect(errorCount > 3)
  }
}
