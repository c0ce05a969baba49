import Foundation
import TestSupport
import Testing

@Suite("sceneql sql")
struct SQLCommandTests {
  private let app: BookshelfCopy

  init() throws {
    app = try BookshelfCopy.shared.get()
  }

  @Test("prints tab-separated values where stdout is no terminal")
  func printsSeparatedValues() throws {
    let run = try app.run(["sql", "select 'a' as x, null as y, 1.5 as z"])
    #expect(run.output == "x\ty\tz\na\t\t1.5\n")
    #expect(run.code == 0 && run.errors == "")
  }

  @Test("reads the statement from stdin and from a file")
  func readsStatements() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("-- a question\nselect 2 as n;\n", to: "question.sql")
    #expect(try app.run(["sql", "-"], input: "select 1 as n").output == "n\n1\n")
    #expect(try app.run(["sql", "-f", file]).output == "n\n2\n")
    #expect(try app.run(["sql", "--file", "/dev/stdin"], input: "select 3 as n").output == "n\n3\n")
  }

  @Test("gives values to parameters")
  func bindsParameters() throws {
    let run = try app.run(["sql", "select :name as name", "--param", "name=it's = here"])
    #expect(run.output == "name\nit's = here\n")
  }

  @Test("says when rows are left out, unless it is to be quiet")
  func reportsLimit() throws {
    let statement = "select path from files order by path"
    let run = try app.run(["sql", statement, "--limit", "2"])
    #expect(run.lines.count == 3)
    #expect(run.errors == "sceneql: only the first 2 rows are shown; raise --limit for more\n")
    #expect(try app.run(["sql", statement, "--limit", "2", "--quiet"]).errors == "")
    #expect(try app.run(["sql", "select 1 as a", "--limit", "1"]).errors == "")
  }

  @Test(
    "exits 2 for what cannot be answered and says why",
    arguments: [
      (["sql", "select missing"], "no such column: missing"),
      (["sql", "delete from files"], "not allowed"),
      (["sql", "attach 'x.db' as x"], "not allowed"),
      (["sql", "select 1; select 2"], "only one statement"),
      (["sql", ""], "no statement"),
      (["sql"], "needs SQL"),
      (["sql", "select 1", "-f", "x.sql"], "both SQL and --file"),
      (["sql", "-f", "missing.sql"], "cannot read the statement from 'missing.sql': No such file or directory"),
      (["sql", "select :a"], "no value for 'a'"),
      (["sql", "select 1", "--param", "a"], "--param NAME=VALUE"),
      (["sql", "select 1", "--db", "missing.db"], "no index at 'missing.db'; run 'sceneql index'"),
      (["sql", "select 1", "--db", "Bookshelf/Info.plist"], "is no index"),
      (
        [
          "sql", "--timeout", "0.05",
          "with recursive n(i) as (select 1 union all select i + 1 from n) select max(i) from n",
        ],
        "timed out after 0.05 s; raise --timeout"
      ),
    ])
  func explainsFailures(words: [String], reason: String) throws {
    let run = try app.run(words)
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.hasPrefix("sceneql: error: ") && run.errors.contains(reason), "\(run.errors)")
  }

  @Test("finds the index that SCENEQL_DB names, and prefers --db")
  func findsIndex() throws {
    let elsewhere = try TemporaryFolder()
    let index = "\(app.root)/.sceneql/index.db"
    let words = ["sql", "select count(*) > 0 as found from files"]
    #expect(try BuiltTool.run(words, in: elsewhere.path).code == 2)
    let named = try BuiltTool.run(words, in: elsewhere.path, environment: ["SCENEQL_DB": index])
    #expect(named.output == "found\n1\n")
    let preferred = try BuiltTool.run(
      words + ["--db", index], in: elsewhere.path, environment: ["SCENEQL_DB": "/nowhere"])
    #expect(preferred.output == "found\n1\n")
  }

  @Test("writes an output file whole, and keeps the old one where the query fails")
  func writesOutputFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", to: "rows.json")
    let failing = "select abs(-9223372036854775808) as a"
    #expect(try app.run(["sql", failing, "--format", "json", "--output", file]).code == 2)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")
    #expect(try app.run(["sql", "select 1 as a", "--format", "json", "--output", file]).output == "")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "[\n  {\"a\": 1}\n]\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["rows.json"])
  }
}
