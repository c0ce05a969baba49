import Foundation
import TestSupport
import Testing

@Suite("Rules of one's own")
struct OwnRuleTests {
  private let app: BookshelfCopy
  private let rules: TemporaryFolder

  init() throws {
    app = try BookshelfCopy.shared.get()
    rules = try TemporaryFolder()
  }

  private func write(_ statement: String) throws {
    try rules.write(
      """
      -- @id own-rule
      -- @name Own
      -- @description It is a test.
      -- @kind problem
      -- @severity warning
      -- @precision high
      -- @tags test
      -- @key path
      \(statement)
      """, to: "own-rule.sql")
  }

  private func audit(_ words: String...) throws -> BuiltTool.Run {
    try app.run(["audit", "own-rule", "--queries", rules.path] + words)
  }

  @Test(
    "do no more than read",
    arguments: [
      "attach 'new.db' as other", "vacuum into 'copy.db'", "pragma writable_schema = 1", "delete from files",
      "select load_extension('x') as path, 1 as line, 1 as column, '' as message order by 1",
      "select path, 1 as line, 1 as column, '' as message from files order by 1; drop table files",
    ])
  func refused(statement: String) throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: "\(app.root)/.sceneql/index.db"))
    try write(statement)
    let run = try audit()
    #expect(run.code == 2 && run.output == "" && run.errors.contains("own-rule.sql"), "\(run.errors)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(app.root)/.sceneql/index.db")) == before)
  }

  @Test("end when their time is up")
  func timeout() throws {
    try write(
      """
      with recursive n (i) as (select 1 union all select i + 1 from n)
      select '' as path, i as line, 1 as column, '' as message from n where i < 0 order by path
      """)
    let run = try audit("--timeout", "0.1")
    #expect(run.code == 2 && run.errors.contains("timed out after 0.1 s; raise --timeout"), "\(run.errors)")
  }

  @Test("may not find more than can be held")
  func rowLimit() throws {
    try write(
      """
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 100001)
      select '' as path, i as line, 1 as column, '' as message from n order by path
      """)
    let run = try audit()
    #expect(run.code == 2 && run.errors.contains("the rule 'own-rule' finds more than 100000 rows"), "\(run.errors)")
  }

  @Test("are files: a pipe or a file without end of that name is refused, and nothing waits")
  func notFiles() throws {
    #expect(mkfifo("\(rules.path)/own-rule.sql", 0o600) == 0)
    let pipe = try audit()
    #expect(pipe.code == 2 && pipe.errors.contains("own-rule.sql: cannot be read: it is not a regular file"))
    unlink("\(rules.path)/own-rule.sql")
    try FileManager.default.createSymbolicLink(
      atPath: "\(rules.path)/own-rule.sql", withDestinationPath: "/dev/zero")
    let endless = try audit()
    #expect(endless.code == 2 && endless.errors.contains("it is not a regular file"))
  }
}
