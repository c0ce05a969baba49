import Foundation
import TestSupport
import Testing

@Suite("Statements that people paste")
struct HostileStatementTests {
  private let app: BookshelfCopy

  init() throws {
    app = try BookshelfCopy.shared.get()
  }

  @Test(
    "do no more than read: nothing is written, and the reason is told",
    arguments: [
      ("attach 'new.db' as other", "not allowed"),
      ("vacuum into 'copy.db'", "not allowed"),
      ("select load_extension('evil.so')", "not allowed"),
      ("pragma writable_schema = 1", "not allowed"),
      ("pragma query_only = 0", "not allowed"),
      ("pragma journal_mode = wal", "not allowed"),
      ("pragma temp_store_directory = '.'", "not allowed"),
      ("create temp table t (a)", "not allowed"),
      ("explain insert into files values (1)", "not allowed"),
      ("select hex(zeroblob(400000000))", "too big"),
      ("select \"nosuchcolumn\"", "no such column"),
      ("select 1; attach 'new.db' as other", "only one statement"),
      ("select writefile('x', 'y')", "no such function"),
      ("select edit('x')", "no such function"),
    ])
  func refused(statement: String, reason: String) throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: "\(app.root)/.sceneql/index.db"))
    let folder = try TemporaryFolder()
    let index = "\(app.root)/.sceneql/index.db"
    let run = try BuiltTool.run(["sql", statement, "--db", index], in: folder.path)
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    #expect(try Data(contentsOf: URL(fileURLWithPath: index)) == before)
  }

  @Test("end in time also where one call of a function takes minutes")
  func endlessFunction() throws {
    // Looks for five megabytes that nearly match at each of four million places.
    let statement = """
      select length(replace(a, substr(a, 1, 4000000) || 'b', 'x'))
      from (select replace(hex(zeroblob(4500000)), '0', 'a') as a)
      """
    let folder = try TemporaryFolder()
    let index = "\(app.root)/.sceneql/index.db"
    let run = try BuiltTool.run(
      ["sql", statement, "--timeout", "0.2", "--db", index, "--output", "rows"], in: folder.path)
    #expect(run.code == 2)
    #expect(run.errors == "sceneql: error: timed out after 0.2 s; raise --timeout\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test("a statement without end in a file is refused")
  func endlessFile() throws {
    let run = try app.run(["sql", "-f", "/dev/zero"])
    #expect(run.code == 2)
    #expect(run.errors.contains("cannot read the statement from '/dev/zero': it is larger than 64 MiB"))
  }
}
