import CodeFacts
import SQLite

/// Applies a patch to a copy of an index.
struct IndexPatcher {
  let database: Database

  /// - Returns: false where a row stands at a place that the patch does not know; the copy is of no use then.
  func apply(_ patch: IndexPatch) throws -> Bool {
    let tables = try positionedTables()
    return try database.transaction {
      for file in patch.files {
        try update(file)
        for table in tables {
          guard try move(rowsOf: table, of: file) else { return false }
        }
      }
      try replaceMeta(patch.meta)
      return true
    }
  }

  /// Every table whose rows stand at a place of a file.
  private func positionedTables() throws -> [String] {
    try database.rows(
      """
      select tables.name
      from sqlite_schema as tables
      join pragma_table_info(tables.name) as columns on columns.name in ('id', 'file_id', 'line', 'column')
      where tables.type = 'table'
      group by tables.name
      having count(*) = 4
      order by tables.name
      """
    ).compactMap { $0[0].string }
  }

  private func update(_ file: IndexPatch.File) throws {
    let record = file.record
    let problem = record.outcome?.problem.map { SQLite.Value($0) } ?? .null
    try database.run(
      "update files set size = ?, content_hash = ?, problem = ? where id = ?",
      [SQLite.Value(record.file.size), SQLite.Value(record.hash?.text ?? ""), problem, .integer(file.id)])
  }

  private func move(rowsOf table: String, of file: IndexPatch.File) throws -> Bool {
    let rows = try database.rows(
      "select id, line, \"column\" from \"\(table)\" where file_id = ?", [.integer(file.id)])
    guard !rows.isEmpty else { return true }
    let update = try database.prepare("update \"\(table)\" set line = ?, \"column\" = ? where id = ?")
    for row in rows {
      guard let line = row[1].integer, let column = row[2].integer,
        let new = file.positions[SourcePosition(line: Int(line), column: Int(column))]
      else { return false }
      guard new.line != line || new.column != column else { continue }
      try update.bind([SQLite.Value(new.line), SQLite.Value(new.column), row[0]])
      while try update.step() {}
    }
    return true
  }

  private func replaceMeta(_ meta: [String: String]) throws {
    try database.execute("delete from meta")
    for (key, value) in meta.sorted(by: { $0.key < $1.key }) {
      try database.run("insert into meta (key, value) values (?, ?)", [SQLite.Value(key), SQLite.Value(value)])
    }
  }
}
