import Foundation
import SQLite
import Testing

@Suite("A read-only session refuses")
struct ReadOnlyRefusalTests {
  @Test(
    "statements that would do more than read",
    arguments: [
      "insert into books values (4, 'Walden', 352)",
      "update books set pages = 1",
      "delete from books",
      "drop table books",
      "create table notes (text text)",
      "create temp table notes (text text)",
      "attach 'other.db' as other",
      "vacuum",
      "vacuum into 'copy.db'",
      "begin",
      "savepoint here",
      "explain insert into books values (4, 'Walden', 352)",
      "select load_extension('evil')",
      "select fts3_tokenizer('simple')",
      "pragma query_only = 0",
      "pragma writable_schema = 1",
      "pragma user_version = 9",
      "pragma journal_mode = wal",
      "pragma temp_store_directory = '/tmp'",
      "select * from pragma_database_list",
      "reindex",
      "analyze",
    ])
  func refuses(sql: String) throws {
    let sample = try SampleDatabase()
    let before = try Data(contentsOf: URL(fileURLWithPath: sample.path))
    let session = try sample.session()
    let error = #expect(throws: QueryError.self) { _ = try session.rows(sql) }
    guard case .refused = error else {
      Issue.record("unexpected error \(String(describing: error))")
      return
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: sample.path)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: sample.folder.path) == ["sample.db"])
    #expect(try session.rows("select 1").count == 1)
  }

  @Test("what is refused is named")
  func namesWhatIsRefused() throws {
    let session = try SampleDatabase().session()
    #expect(throws: QueryError.refused("attach")) { try session.rows("attach 'x' as x") }
    #expect(throws: QueryError.refused("changing the table books")) { try session.rows("delete from books") }
    #expect(throws: QueryError.refused("pragma journal_mode")) { try session.rows("pragma journal_mode") }
    #expect(throws: QueryError.refused("the function load_extension")) {
      try session.rows("select load_extension('x')")
    }
  }

  @Test("changes of the schema table", arguments: ["sqlite_master", "sqlite_schema", "sqlite_temp_master"])
  func refusesChangesOfTheSchemaTable(table: String) throws {
    let session = try SampleDatabase().session()
    #expect(throws: QueryError.self) { try session.prepare("update \(table) set sql = ''") }
    #expect(throws: QueryError.self) { try session.prepare("explain update \(table) set sql = ''") }
  }

  @Test("more than one statement", arguments: ["select 1; select 2", "select 1; nonsense", ";; select 1; select 2;"])
  func refusesSeveralStatements(sql: String) throws {
    let session = try SampleDatabase().session()
    #expect(throws: QueryError.severalStatements) { try session.prepare(sql) }
  }

  @Test("a text without a statement", arguments: ["", "  \n", "-- nothing", ";", "/* unfinished"])
  func refusesEmptyTexts(sql: String) throws {
    let session = try SampleDatabase().session()
    #expect(throws: QueryError.empty) { try session.prepare(sql) }
  }

  @Test("a NUL byte, which would hide what follows")
  func refusesNUL() throws {
    let session = try SampleDatabase().session()
    #expect(throws: QueryError.containsNUL) { try session.prepare("select 1\u{0}; select 2") }
  }

  @Test("a text in double quotes, which is a name")
  func refusesDoubleQuotedTexts() throws {
    let session = try SampleDatabase().session()
    #expect(throws: QueryError.self) { try session.prepare("select \"nosuchcolumn\"") }
  }

  @Test("a value too long to be held", arguments: ["hex(zeroblob(400000000))", "zeroblob(20000000)"])
  func refusesLongValues(expression: String) throws {
    let session = try SampleDatabase().session()
    let error = #expect(throws: QueryError.self) { _ = try session.rows("select \(expression)") }
    guard case .tooLong = error else {
      Issue.record("unexpected error \(String(describing: error))")
      return
    }
  }

  @Test("a statement too long to be read")
  func refusesLongStatements() throws {
    let session = try SampleDatabase().session()
    let sql = "select 1 -- " + String(repeating: "x", count: 200_000)
    let error = #expect(throws: QueryError.self) { try session.prepare(sql) }
    guard case .tooLong = error else {
      Issue.record("unexpected error \(String(describing: error))")
      return
    }
  }

  @Test("expressions nested too deep")
  func refusesDeepExpressions() throws {
    let session = try SampleDatabase().session()
    let sql = "select " + String(repeating: "(1 + ", count: 300) + "1" + String(repeating: ")", count: 300)
    #expect(throws: QueryError.self) { try session.prepare(sql) }
  }
}
