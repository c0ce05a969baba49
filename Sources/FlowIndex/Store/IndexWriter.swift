import Migrations
import SQLite

/// Writes all rows of an index into an empty database.
struct IndexWriter {
  let database: Database

  /// The migration that makes the tables. Those after it make indexes and views, which is quicker once the rows are in.
  private static let tableMigration = 1

  /// How many rows of an index SQLite looks at to guess how selective it is.
  private static let analysisLimit = 1000

  /// - Parameter meta: what the table `meta` says of the index itself.
  /// - Throws: `MigrationError` or `DatabaseError` where SQLite refuses; `IndexPublishError` where a row points to one
  ///   that does not exist.
  func write(_ rows: IndexRows, meta: [String: String]) throws {
    let migrator = try MigrationSeries.index.migrator()
    try migrator.migrate(database, through: Self.tableMigration)
    try database.transaction {
      try insert(meta: meta)
      try insertAll(of: rows)
    }
    try migrator.migrate(database)
    try database.transaction { try insertPlans(of: rows) }
    try checkReferences()
    try database.execute("pragma analysis_limit = \(Self.analysisLimit); analyze;")
  }

  private func insert(meta: [String: String]) throws {
    for (key, value) in meta.sorted(by: { $0.key < $1.key }) {
      try database.run("insert into meta (key, value) values (?, ?)", [SQLite.Value(key), SQLite.Value(value)])
    }
  }

  /// One call a table, in the order of the schema.
  private func insertAll(of rows: IndexRows) throws {
    try insert(rows.files)
    try insert(rows.unreadableFolders)
    try insert(rows.storyboards)
    try insert(rows.scenes)
    try insert(rows.objects)
    try insert(rows.segues)
    try insert(rows.connections)
    try insert(rows.bindings)
    try insert(rows.reuseIdentifiers)
    try insert(rows.runtimeAttributes)
    try insert(rows.types)
    try insert(rows.typeAncestors)
    try insert(rows.conformances)
    try insert(rows.members)
    try insert(rows.classUses)
    try insert(rows.systemClasses)
    try insert(rows.systemMembers)
    try insert(rows.codeReferences)
    try insert(rows.referenceStoryboards)
    try insert(rows.referenceScenes)
    try insert(rows.referenceSegues)
    try insert(rows.entryPoints)
    try insert(rows.linkConventions)
    try insert(rows.storyboardLinks)
    try insert(rows.flows)
    try insert(rows.sceneReachability)
    try insert(rows.suppressions)
  }

  /// The tables that migrations after the first make.
  private func insertPlans(of rows: IndexRows) throws {
    try insert(rows.sceneClusters)
    try insert(rows.splitCandidates)
  }

  private func insert<Row: StoredRow>(_ rows: [Row]) throws {
    guard !rows.isEmpty else { return }
    let columns = Row.columns
    let inserter = try RowInserter(into: Row.table, columns: columns.map(\.name), of: database)
    for row in rows {
      for (position, column) in columns.enumerated() { column.set(row, position, inserter) }
      try inserter.insert()
    }
  }

  /// Foreign keys are not checked row by row, since tables point to each other in circles.
  private func checkReferences() throws {
    guard let broken = try database.rows("pragma foreign_key_check").first else { return }
    throw IndexPublishError.brokenReference(
      table: broken["table"]?.string ?? "", row: broken["rowid"]?.integer, parent: broken["parent"]?.string ?? "")
  }
}
