/// Brings a database to the newest version of its schema, one numbered step at a time.
public struct Migrator: Sendable {
  /// What the file must be, and becomes where it is empty.
  public let format: DatabaseFormat
  private let migrations: [Migration]

  /// - Throws: `MigrationError` where the numbers of the steps are not 1, 2, 3, …
  public init(format: DatabaseFormat, migrations: [Migration]) throws(MigrationError) {
    self.format = format
    self.migrations = migrations.sorted { $0.number < $1.number }
    for (expected, migration) in zip(1..., self.migrations) where migration.number != expected {
      throw migration.number < expected ? .duplicateNumber(migration.number) : .gap(missing: expected)
    }
  }

  /// Opens or makes a file and brings it to the newest version. A file that is refused is never written to.
  ///
  /// - Throws: `DatabaseFileError` where the file is foreign, newer or no database; `MigrationError` where its record
  ///   does not fit the series, or a step fails; `DatabaseError` where the system fails.
  public func open(_ path: String) throws -> Database {
    try format.checkReplaceable(path)
    let database = try Database(path: path, mode: .create)
    try migrate(database)
    return database
  }

  /// Applies the steps that the database lacks.
  ///
  /// - Parameter last: the step to stop after; nil means all of them.
  /// - Throws: as `open` does; the steps before a failing one stay applied.
  public func migrate(_ database: Database, through last: Int? = nil) throws {
    let applied = try checkedVersion(of: database)
    for migration in migrations where migration.number > applied && migration.number <= last ?? .max {
      try apply(migration, to: database)
    }
  }

  /// The version of a database whose identity and record are in order; 0 for an empty one.
  private func checkedVersion(of database: Database) throws -> Int {
    if try isEmpty(database) { return 0 }
    let version = try database.userVersion()
    try format.checkOwner(applicationID: database.applicationID(), version: version, of: database.path)
    for migration in migrations.prefix(version) {
      guard let record = try record(of: migration.number, in: database) else {
        throw MigrationError.unrecorded(number: migration.number, path: database.path)
      }
      guard record == [Value(migration.name), Value(migration.checksum)] else {
        throw MigrationError.changed(name: migration.name, path: database.path)
      }
    }
    return version
  }

  /// Whether nobody has written to the database yet.
  private func isEmpty(_ database: Database) throws -> Bool {
    let objectCount = try database.value("select count(*) from sqlite_schema")
    let isUnowned = try database.applicationID() == 0
    return try objectCount == 0 && isUnowned && database.userVersion() == 0
  }

  /// The name and the checksum that the database holds of a step.
  private func record(of number: Int, in database: Database) throws -> [Value]? {
    let hasTable = try database.value("select 1 from sqlite_schema where name = 'schema_migrations'") != nil
    guard hasTable else { return nil }
    return try database.rows(
      "select name, sha256 from schema_migrations where number = ?", [Value(number)]
    ).first?.values
  }

  private func apply(_ migration: Migration, to database: Database) throws {
    do {
      try database.transaction {
        try database.execute(Self.recordTable)
        try database.execute(migration.sql)
        try database.run(
          "insert into schema_migrations values (?, ?, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))",
          [Value(migration.number), Value(migration.name), Value(migration.checksum)])
        try database.setApplicationID(format.applicationID)
        try database.setUserVersion(migration.number)
      }
    } catch let error as DatabaseError {
      throw MigrationError.failed(name: migration.name, reason: error)
    }
  }

  private static let recordTable = """
    create table if not exists schema_migrations (
      -- The steps that made this schema.
      number integer primary key,
      name text not null,
      sha256 text not null,               -- of the text of the step
      applied_at text not null            -- in UTC
    ) strict;
    """
}
