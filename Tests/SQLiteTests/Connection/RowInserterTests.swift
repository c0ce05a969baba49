import SQLite
import Testing

@Suite("A row inserter")
struct RowInserterTests {
  @Test("keeps all kinds of values, row for row, and sets to null what a row does not give")
  func inserts() throws {
    let database = try Database.inMemory()
    try database.execute("create table things (number integer, size real, name text, path text)")
    let inserter = try RowInserter(into: "things", columns: ["number", "size", "name", "path"], of: database)
    inserter.set(0, to: Int64(1))
    inserter.set(1, to: 2.5)
    inserter.set(2, to: "caf\u{E9}")
    inserter.set(3, to: [0x61, 0xFF])
    try inserter.insert()
    inserter.set(2, to: "")
    inserter.set(0, to: nil as Int64?)
    try inserter.insert()
    #expect(
      try database.rows("select * from things order by rowid").map(\.values) == [
        [1, .real(2.5), "caf\u{E9}", .text(Text(bytes: [0x61, 0xFF]))],
        [nil, nil, "", nil],
      ])
  }

  @Test("keeps texts of any length apart")
  func insertsLongTexts() throws {
    let database = try Database.inMemory()
    try database.execute("create table texts (first text, second text, third text)")
    let inserter = try RowInserter(into: "texts", columns: ["first", "second", "third"], of: database)
    let lengths = [1, 5000, 4095, 100_000, 0, 3]
    let rows: [[String?]] = lengths.map { length in
      ["a", "b", "c"].map { String(repeating: $0, count: length) }
    }
    for row in rows {
      for (column, text) in row.enumerated() { inserter.set(column, to: text) }
      try inserter.insert()
    }
    #expect(
      try database.rows("select * from texts order by rowid").map { $0.values.map(\.string) } == rows)
  }

  @Test("goes on after a row that the table refuses")
  func goesOn() throws {
    let database = try Database.inMemory()
    try database.execute("create table books (title text not null)")
    let inserter = try RowInserter(into: "books", columns: ["title"], of: database)
    #expect(throws: DatabaseError.self) { try inserter.insert() }
    inserter.set(0, to: "Emma")
    try inserter.insert()
    #expect(try database.value("select title from books") == "Emma")
  }

  @Test("refuses a column that the table lacks")
  func refusesUnknownColumns() throws {
    let database = try Database.inMemory()
    try database.execute("create table books (title text)")
    #expect(throws: DatabaseError.self) { try RowInserter(into: "books", columns: ["tilte"], of: database) }
  }
}
