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
    try database.transaction { try insertDerived(of: rows) }
    try database.execute("pragma analysis_limit = \(Self.analysisLimit); analyze;")
  }

  private func insert(meta: [String: String]) throws {
    for (key, value) in meta.sorted(by: { $0.key < $1.key }) {
      try database.run("insert into meta (key, value) values (?, ?)", [SQLite.Value(key), SQLite.Value(value)])
    }
  }

  /// One call a table, in the order of the schema.
  private func insertAll(of rows: IndexRows) throws {
    let counts = RowCounts(rows)
    try insert(rows.files, counts: counts)
    try insert(rows.unreadableFolders, counts: counts)
    try insert(rows.storyboards, counts: counts)
    try insert(rows.scenes, counts: counts)
    try insert(rows.objects, counts: counts)
    try insert(rows.segues, counts: counts)
    try insert(rows.connections, counts: counts)
    try insert(rows.bindings, counts: counts)
    try insert(rows.reuseIdentifiers, counts: counts)
    try insert(rows.runtimeAttributes, counts: counts)
    try insert(rows.types, counts: counts)
    try insert(rows.typeAncestors, counts: counts)
    try insert(rows.conformances, counts: counts)
    try insert(rows.members, counts: counts)
    try insert(rows.classUses, counts: counts)
    try insert(rows.systemClasses, counts: counts)
    try insert(rows.systemMembers, counts: counts)
    try insert(rows.codeReferences, counts: counts)
    try insert(rows.referenceStoryboards, counts: counts)
    try insert(rows.referenceScenes, counts: counts)
    try insert(rows.referenceSegues, counts: counts)
    try insert(rows.entryPoints, counts: counts)
    try insert(rows.linkConventions, counts: counts)
    try insert(rows.storyboardLinks, counts: counts)
    try insert(rows.flows, counts: counts)
    try insert(rows.sceneReachability, counts: counts)
    try insert(rows.selectorReferences, counts: counts)
    try insert(rows.suppressions, counts: counts)
  }

  /// The tables that migrations after the first make.
  private func insertDerived(of rows: IndexRows) throws {
    let counts = RowCounts(rows)
    try insert(rows.sceneClusters, counts: counts)
    try insert(rows.splitCandidates, counts: counts)
    try insert(rows.constants, counts: counts)
    try insert(rows.nearestClassNames, counts: counts)
  }

  private func insert<Row: StoredRow>(_ rows: [Row], counts: RowCounts) throws {
    guard !rows.isEmpty else { return }
    try counts.checkReferences(of: rows)
    let columns = Row.columns
    let inserter = try RowInserter(into: Row.table, columns: columns.map(\.name), of: database)
    for row in rows {
      for (position, column) in columns.enumerated() { column.set(row, position, inserter) }
      try inserter.insert()
    }
  }
}
