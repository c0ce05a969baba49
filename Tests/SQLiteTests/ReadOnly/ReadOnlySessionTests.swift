import SQLite
import Testing

@Suite("A read-only session answers")
struct ReadOnlySessionTests {
  @Test("rows come with the names of their columns")
  func namesColumns() throws {
    let query = try SampleDatabase().session().prepare("select title, pages as length from books order by id")
    var rows: [Row] = []
    let outcome = try query.run { rows.append($0) }
    #expect(query.columns == ["title", "length"])
    #expect(rows.map { $0["title"]?.string } == ["Emma", "Persuasion", "Ulysses"])
    #expect(rows.last?["length"] == 730)
    #expect(outcome == .init(rowCount: 3, isTruncated: false))
  }

  @Test("the columns are known when there is no row")
  func namesColumnsOfNothing() throws {
    let query = try SampleDatabase().session().prepare("select title from books where pages > 1000")
    #expect(query.columns == ["title"])
    #expect(try query.run { _ in Issue.record("there is no such book") }.rowCount == 0)
  }

  @Test("a parameter is given by name, whatever sign stands in front of it", arguments: [":", "@", "$"])
  func bindsByName(sign: String) throws {
    let session = try SampleDatabase().session()
    let rows = try session.rows("select title from books where pages < \(sign)most", ["most": 300])
    #expect(rows.map(\.values) == [["Persuasion"]])
  }

  @Test("a query can be run again with other values")
  func runsAgain() throws {
    let query = try SampleDatabase().session().prepare("select title from books where id = :id")
    var titles: [String?] = []
    for id in [3, 1] { try query.run(["id": Value(id)]) { titles.append($0[0].string) } }
    #expect(titles == ["Ulysses", "Emma"])
  }

  @Test("a missing and an unknown parameter are told apart")
  func checksParameters() throws {
    let query = try SampleDatabase().session().prepare("select * from books where id = :id")
    #expect(throws: QueryError.missingParameters(["id"])) { try query.run { _ in } }
    #expect(throws: QueryError.unknownParameters(["ib"], known: ["id"])) {
      try query.run(["id": 1, "ib": 2]) { _ in }
    }
  }

  @Test("a parameter without a name is refused", arguments: ["select ?", "select ?1"])
  func refusesNamelessParameters(sql: String) throws {
    let session = try SampleDatabase().session()
    #expect(throws: QueryError.namelessParameter) { try session.prepare(sql) }
  }

  @Test("rows over the limit are left out, and the outcome says so")
  func capsRows() throws {
    let session = try SampleDatabase().session(limits: SessionLimits(rowLimit: 2))
    var titles: [String?] = []
    let outcome = try session.prepare("select title from books order by id").run { titles.append($0[0].string) }
    #expect(titles == ["Emma", "Persuasion"])
    #expect(outcome == .init(rowCount: 2, isTruncated: true))
  }

  @Test("exactly as many rows as the limit are not called truncated")
  func doesNotCapAtTheLimit() throws {
    let session = try SampleDatabase().session(limits: SessionLimits(rowLimit: 3))
    let outcome = try session.prepare("select title from books").run { _ in }
    #expect(outcome == .init(rowCount: 3, isTruncated: false))
  }

  @Test("reading statements of every shape pass")
  func allowsReading() throws {
    let session = try SampleDatabase().session()
    let counts = try [
      "select title from long_books",
      "with recursive n(i) as (select 1 union all select i + 1 from n where i < 4) select i from n",
      "values (1), (2)",
      "pragma table_info(books)",
      "select name from pragma_table_info('books')",
      "pragma user_version",
      "select name from sqlite_schema where type = 'view'",
      "select value from json_each('[1, 2]')",
      "select 1 -- and a comment;\n ; /* another */ ;",
    ].map { try session.rows($0).count }
    #expect(counts == [2, 4, 2, 3, 3, 1, 1, 2, 1])
  }

  @Test("the plan of a query can be asked for")
  func explains() throws {
    let rows = try SampleDatabase().session().rows("explain query plan select * from books where id = 1")
    #expect(rows.first?["detail"]?.string?.contains("books") == true)
  }

  @Test("what the caller throws ends the query and comes through")
  func passesErrorsOfTheCaller() throws {
    struct Enough: Error {}
    let query = try SampleDatabase().session().prepare("select * from books")
    var count = 0
    #expect(throws: Enough.self) {
      try query.run { _ in
        count += 1
        throw Enough()
      }
    }
    #expect(count == 1)
  }

  @Test("a fault in the statement is named with its line and column")
  func placesFaults() throws {
    let session = try SampleDatabase().session()
    let error = #expect(throws: QueryError.self) { try session.prepare("select id,\n  tilte from books") }
    guard case .invalid(let reason, let position) = error else {
      Issue.record("unexpected error \(String(describing: error))")
      return
    }
    #expect(reason == "no such column: tilte")
    #expect(position?.line == 2)
    #expect(position?.column == 3)
  }
}
