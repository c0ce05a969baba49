import TestSupport
import Testing

@testable import SQLite

@Suite("A schema description")
struct SchemaDescriptionTests {
  private func relations(of script: String) throws -> [SchemaDescription.Relation] {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/sample.db"
    let database = try Database(path: path, mode: .create)
    try database.execute(script)
    try database.setApplicationID(SampleDatabase.format.applicationID)
    try database.setUserVersion(SampleDatabase.format.version)
    try database.close()
    return try SchemaDescription(of: ReadOnlySession(path: path, format: SampleDatabase.format)).relations
  }

  @Test("gives tables and columns with the comments behind them")
  func describesTables() throws {
    let table = try #require(
      relations(
        of: """
          create table books (
            -- Every book of the library,
            -- lent or not.
            id integer primary key,
            title text not null unique,  -- as printed; (with, commas)
            state text check (state in
              ('in -- house', 'lent')),   -- where it is
            -- Counted once a year.
            pages integer,
            weight real,
            is_long integer as (pages > 400) virtual, -- over 400 pages
            primary_author text           -- the first one
          );
          """
      ).first)
    #expect(table.kind == .table)
    #expect(table.name == "books")
    #expect(table.comment == "Every book of the library, lent or not.")
    #expect(
      table.columns == [
        .init(name: "id", type: "integer", comment: ""),
        .init(name: "title", type: "text", comment: "as printed; (with, commas)"),
        .init(name: "state", type: "text", comment: "where it is"),
        .init(name: "pages", type: "integer", comment: "Counted once a year."),
        .init(name: "weight", type: "real", comment: ""),
        .init(name: "is_long", type: "integer", comment: "over 400 pages"),
        .init(name: "primary_author", type: "text", comment: "the first one"),
      ])
  }

  @Test("gives views after tables, with the comment before their query")
  func describesViews() throws {
    let relations = try relations(
      of: """
        create view titles as
        -- What the books are called.
        select title as name, length(title) as length -- not this
        from books;
        create table books (title text);
        create index books_by_title on books (title);
        """)
    #expect(relations.map(\.name) == ["books", "titles"])
    #expect(relations[0].comment == "")
    #expect(relations[1].kind == .view)
    #expect(relations[1].comment == "What the books are called.")
    #expect(relations[1].columns.map(\.name) == ["name", "length"])
    #expect(relations[1].columns.map(\.comment) == ["", ""])
  }
}
