import SQLite

/// The series of migrations that the binary carries.
public enum MigrationSeries: String, Sendable {
  /// The index of an app: rebuilt at will.
  case index = "Index"
  /// The history of nightly runs: content that is never rebuilt.
  case history = "History"
  /// What files said when they were last read: thrown away at will.
  case facts = "Facts"

  /// The files of the series in the order of their numbers.
  public var migrations: [Migration] {
    embeddedFiles
      .filter { $0.path.hasPrefix("\(rawValue)/") }
      .compactMap { file in
        let name = String(file.path.dropFirst(rawValue.count + 1).dropLast(".sql".count))
        guard let number = Int(name.prefix { $0 != "_" }) else { return nil }
        return Migration(number: number, name: name, sql: file.text)
      }
      .sorted { $0.number < $1.number }
  }

  /// What a file of the series must say about itself.
  public var format: DatabaseFormat {
    DatabaseFormat(
      noun: rawValue.lowercased(), applicationID: applicationID, version: migrations.last?.number ?? 0, remedy: remedy)
  }

  /// - Throws: `MigrationError` where the numbers of the files are not 1, 2, 3, …
  public func migrator() throws(MigrationError) -> Migrator {
    try Migrator(format: format, migrations: migrations)
  }

  /// The letters SQLI, SQLH and SQLF.
  private var applicationID: Int32 {
    switch self {
    case .index: 0x5351_4C49
    case .history: 0x5351_4C48
    case .facts: 0x5351_4C46
    }
  }

  private var remedy: String {
    switch self {
    case .index: "run 'sceneql index'"
    case .history: "run 'sceneql nightly'"
    case .facts: "run 'sceneql index --rebuild'"
    }
  }
}
