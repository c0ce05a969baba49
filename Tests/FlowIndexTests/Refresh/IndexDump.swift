import SQLite

/// Everything that an index says, as lines that are the same for two indexes that say the same.
enum IndexDump {
  /// What differs from run to run although nothing has changed.
  private static let momentary = ["meta": "key <> 'indexed_at'", "schema_migrations": "false"]

  static func lines(_ path: String) throws -> [String] {
    let database = try Database(path: path, mode: .readOnly)
    let tables = try database.rows("select name from sqlite_schema where type = 'table' order by name")
    return try tables.compactMap { $0[0].string }.flatMap { table in
      let rows = try database.rows("select * from \"\(table)\" where \(momentary[table] ?? "true")")
      return rows.map { "\(table) \($0.values)" }.sorted()
    }
  }
}
