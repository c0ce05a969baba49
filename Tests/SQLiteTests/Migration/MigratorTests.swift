import Foundation
import SQLite
import TestSupport
import Testing

@Suite("Migrations")
struct MigratorTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/sample.db" }

  private let first = Migration(number: 1, name: "0001_books", sql: "create table books (title text) strict;")
  private let second = Migration(
    number: 2, name: "0002_pages",
    sql: """
      -- A semicolon in a text ; and in a trigger ends no statement.
      alter table books add column pages integer;
      create table log (text text) strict;
      create trigger note after insert on books begin
        insert into log values ('a;b');
        insert into log values (new.title);
      end;
      """)
  private let broken = Migration(
    number: 3, name: "0003_broken", sql: "create table notes (text text) strict; insert into nowhere values (1);")

  init() throws {
    folder = try TemporaryFolder()
  }

  private func migrator(_ migrations: Migration..., version: Int? = nil) throws -> Migrator {
    let format = DatabaseFormat(
      noun: "sample", applicationID: SampleDatabase.format.applicationID, version: version ?? migrations.count,
      remedy: "run 'sample make'")
    return try Migrator(format: format, migrations: migrations)
  }

  private func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  @Test("bring an empty database to the newest version")
  func migratesFromEmpty() throws {
    let database = try migrator(first, second).open(path)
    try database.run("insert into books values (?, ?)", ["Emma", 474])
    #expect(try database.rows("select text from log order by rowid").map(\.values) == [["a;b"], ["Emma"]])
    #expect(try database.userVersion() == 2)
    #expect(try database.applicationID() == SampleDatabase.format.applicationID)
    #expect(
      try database.rows("select number, name, length(sha256) from schema_migrations").map(\.values)
        == [[1, "0001_books", 64], [2, "0002_pages", 64]])
  }

  @Test("apply only what is lacking, and keep the rows")
  func migratesStepByStep() throws {
    try migrator(first).open(path).run("insert into books values (?)", ["Emma"])
    let database = try migrator(first, second).open(path)
    #expect(try database.rows("select title, pages from books").map(\.values) == [["Emma", nil]])
    #expect(try database.userVersion() == 2)
  }

  @Test("change nothing when run again")
  func changesNothingTwice() throws {
    try migrator(first, second).open(path).close()
    let before = try bytes()
    try migrator(first, second).open(path).close()
    #expect(try bytes() == before)
  }

  @Test("can stop in between, so that rows are loaded before indexes are made")
  func stopsInBetween() throws {
    let database = try Database.inMemory()
    try migrator(first, second).migrate(database, through: 1)
    #expect(try database.userVersion() == 1)
    try migrator(first, second).migrate(database)
    #expect(try database.userVersion() == 2)
  }

  @Test("undo a failing step whole and keep the steps before it")
  func undoesFailingStep() throws {
    let error = #expect(throws: MigrationError.self) { _ = try migrator(first, second, broken).open(path) }
    guard case .failed("0003_broken", let reason) = error else {
      Issue.record("unexpected error \(String(describing: error))")
      return
    }
    #expect(reason.reason == "no such table: nowhere")
    let database = try Database(path: path, mode: .readOnly)
    #expect(try database.userVersion() == 2)
    #expect(try database.value("select count(*) from schema_migrations") == 2)
    #expect(try database.value("select count(*) from sqlite_schema where name = 'notes'") == 0)
  }

  @Test("refuse a step whose text was changed after it was applied")
  func refusesChangedStep() throws {
    try migrator(first).open(path).close()
    let before = try bytes()
    let changed = Migration(number: 1, name: first.name, sql: first.sql + " ")
    #expect(throws: MigrationError.changed(name: "0001_books", path: path)) {
      _ = try migrator(changed, second).open(path)
    }
    #expect(try bytes() == before)
  }

  @Test("refuse two steps of one number, and a gap")
  func refusesWrongNumbers() throws {
    let twin = Migration(number: 1, name: "0001_twin", sql: "")
    #expect(throws: MigrationError.duplicateNumber(1)) { _ = try migrator(first, twin) }
    #expect(throws: MigrationError.gap(missing: 2)) { _ = try migrator(first, broken) }
    #expect(throws: MigrationError.gap(missing: 1)) { _ = try migrator(second) }
  }

  @Test("refuse a newer database and leave it as it is, byte for byte")
  func refusesNewer() throws {
    try migrator(first, second).open(path).close()
    let before = try bytes()
    let error = #expect(throws: DatabaseFileError.self) { _ = try migrator(first).open(path) }
    #expect(error?.problem == .newer(2))
    #expect(try bytes() == before)
  }

  @Test("refuse a database of another program and leave it as it is, byte for byte")
  func refusesForeign() throws {
    let foreign = try Database(path: path, mode: .create)
    try foreign.execute("create table theirs (value text); insert into theirs values ('precious');")
    try foreign.close()
    let before = try bytes()
    let error = #expect(throws: DatabaseFileError.self) { _ = try migrator(first).open(path) }
    #expect(error?.problem == .foreign(applicationID: 0))
    #expect(try bytes() == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["sample.db"])
  }

  @Test("refuse a file that is no database and leave it as it is")
  func refusesText() throws {
    try folder.write("a letter", to: "sample.db")
    let error = #expect(throws: DatabaseFileError.self) { _ = try migrator(first).open(path) }
    #expect(error?.problem == .notADatabase)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "a letter")
  }

  @Test("refuse a database that lacks the record of its steps")
  func refusesUnrecorded() throws {
    let database = try migrator(first).open(path)
    try database.execute("delete from schema_migrations")
    try database.close()
    #expect(throws: MigrationError.unrecorded(number: 1, path: path)) {
      _ = try migrator(first, second).open(path)
    }
  }

  @Test("take an empty file for a new database")
  func takesEmptyFile() throws {
    try folder.write("", to: "sample.db")
    #expect(try migrator(first).open(path).userVersion() == 1)
  }
}
