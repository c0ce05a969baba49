import Foundation
import SQLite
import TestSupport
import Testing

@Suite("A file that is not ours is refused")
struct DatabaseFileTests {
  private func problem(at path: String) throws -> DatabaseFileError.Problem? {
    #expect(throws: DatabaseFileError.self) {
      _ = try ReadOnlySession(path: path, format: SampleDatabase.format)
    }?.problem
  }

  @Test("a missing file, with what makes one")
  func missing() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/none.db"
    let error = #expect(throws: DatabaseFileError.self) {
      _ = try ReadOnlySession(path: path, format: SampleDatabase.format)
    }
    #expect(error.map { "\($0)" } == "no sample at '\(path)'; run 'sample make'")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("an empty file, which SQLite would take for an empty database")
  func empty() throws {
    let folder = try TemporaryFolder()
    #expect(try problem(at: folder.write("", to: "empty.db")) == .empty)
  }

  @Test("a file that is no database", arguments: ["hello", String(repeating: "hello ", count: 100)])
  func notADatabase(text: String) throws {
    let folder = try TemporaryFolder()
    #expect(try problem(at: folder.write(text, to: "text.db")) == .notADatabase)
  }

  @Test("a folder and a pipe, without waiting for them")
  func notAFile() throws {
    let folder = try TemporaryFolder()
    mkfifo("\(folder.path)/pipe", 0o600)
    #expect(try problem(at: folder.path) == .notAFile)
    #expect(try problem(at: "\(folder.path)/pipe") == .notAFile)
  }

  @Test("a database of another program")
  func foreign() throws {
    let sample = try SampleDatabase(applicationID: 7)
    #expect(try problem(at: sample.path) == .foreign(applicationID: 7))
  }

  @Test("a database of a newer and of an older version")
  func otherVersions() throws {
    let newer = try SampleDatabase(version: 4)
    let older = try SampleDatabase(version: 2)
    #expect(try problem(at: newer.path) == .newer(4))
    #expect(try problem(at: older.path) == .older(2))
  }

  @Test("a database whose end is missing")
  func truncated() throws {
    let sample = try SampleDatabase()
    let whole = try Data(contentsOf: URL(fileURLWithPath: sample.path))
    try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: sample.path))
    #expect(try problem(at: sample.path) == .damaged(reason: "its end is missing"))
  }

  @Test("a page that was overwritten gives a clear error, never a wrong answer")
  func damagedPages() throws {
    let sample = try SampleDatabase()
    let whole = try Data(contentsOf: URL(fileURLWithPath: sample.path))
    let pageSize = 4096
    #expect(whole.count >= 2 * pageSize)
    for page in 1..<whole.count / pageSize {
      var damaged = whole
      for offset in page * pageSize..<(page + 1) * pageSize { damaged[offset] ^= 0xFF }
      try damaged.write(to: URL(fileURLWithPath: sample.path))
      let error = #expect(throws: DatabaseFileError.self) {
        _ = try sample.session().rows("select * from books")
      }
      guard case .damaged = error?.problem else {
        Issue.record("page \(page): unexpected error \(String(describing: error))")
        continue
      }
    }
  }

  @Test(
    "a path that looks like a URI is a path",
    arguments: ["file:sample.db?mode=memory", "a?b#c%20d.db", ":memory:", "it's.db"])
  func pathsAreLiteral(name: String) throws {
    let sample = try SampleDatabase()
    let path = "\(sample.folder.path)/\(name)"
    try FileManager.default.moveItem(atPath: sample.path, toPath: path)
    let session = try ReadOnlySession(path: path, format: SampleDatabase.format)
    #expect(try session.rows("select count(*) from books").map(\.values) == [[3]])
  }
}
