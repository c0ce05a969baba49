import SQLite
import TestSupport
import Testing

@Suite("A database")
struct DatabaseTests {
  @Test(
    "gives back each value as it was given",
    arguments: [
      .null, .integer(.min), .integer(.max), .real(0.1), .real(-.infinity), .text(""), .text("a\u{0}b"),
      .text("e\u{301}"), .text(Text(bytes: [0x66, 0xFF, 0xFE])), .blob([]), .blob([0, 1, 255]),
    ] as [Value])
  func keepsValues(value: Value) throws {
    let database = try Database.inMemory()
    #expect(try database.value("select ?", [value]) == value)
  }

  @Test("keeps the composed and the decomposed spelling of a name apart")
  func keepsSpellingsApart() throws {
    let database = try Database.inMemory()
    try database.execute("create table files (path text primary key)")
    for path in ["\u{E9}", "e\u{301}"] { try database.run("insert into files values (?)", [Value(path)]) }
    #expect(try database.value("select count(*) from files") == 2)
    #expect(Value("\u{E9}") != Value("e\u{301}"))
  }

  @Test("undoes a transaction that fails")
  func undoesTransactions() throws {
    struct Failure: Error {}
    let database = try Database.inMemory()
    try database.execute("create table books (title text)")
    #expect(throws: Failure.self) {
      try database.transaction {
        try database.run("insert into books values (?)", ["Emma"])
        throw Failure()
      }
    }
    #expect(try database.value("select count(*) from books") == 0)
    #expect(!database.isInTransaction)
  }

  @Test("names the statement, the file and the reason of a failure")
  func explainsFailures() throws {
    let error = #expect(throws: DatabaseError.self) { try Database.inMemory().execute("select nosuch") }
    #expect(error?.action == .prepare)
    #expect(error?.reason == "no such column: nosuch")
    #expect(error?.sql == "select nosuch")
    #expect(error?.path == ":memory:")
  }

  @Test("does not take a text in double quotes for a text")
  func refusesDoubleQuotedTexts() throws {
    let database = try Database.inMemory()
    #expect(throws: DatabaseError.self) { try database.value("select \"nosuchcolumn\"") }
  }

  @Test("that does not exist is not made by opening it for reading or writing", arguments: [false, true])
  func doesNotMakeFiles(isWriting: Bool) throws {
    let folder = try TemporaryFolder()
    #expect(throws: DatabaseError.self) {
      _ = try Database(path: "\(folder.path)/none.db", mode: isWriting ? .readWrite : .readOnly)
    }
  }

  @Test("tells a broken rule apart by its extended code")
  func givesExtendedCodes() throws {
    let database = try Database.inMemory()
    try database.execute("create table books (title text unique); insert into books values ('Emma');")
    let error = #expect(throws: DatabaseError.self) { try database.run("insert into books values (?)", ["Emma"]) }
    #expect(error?.primaryCode == 19)  // SQLITE_CONSTRAINT
    #expect(error?.extendedCode == 2067)  // SQLITE_CONSTRAINT_UNIQUE
  }
}
