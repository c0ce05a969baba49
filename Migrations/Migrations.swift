/// One numbered SQL file that takes a database from one version to the next.
public struct MigrationFile: Sendable, Equatable {
  /// The position in the series, from 1.
  public let number: Int
  /// The file name without its ending, such as `0001_files`.
  public let name: String
  /// The SQL text.
  public let sql: String
}

/// The series of migrations that the binary carries.
public enum MigrationSeries: String, Sendable {
  /// The index of an app: rebuilt at will.
  case index = "Index"
  /// The history of nightly runs: content that is never rebuilt.
  case history = "History"

  /// The files of the series in the order of their numbers.
  public var files: [MigrationFile] {
    embeddedFiles
      .filter { $0.path.hasPrefix("\(rawValue)/") }
      .compactMap { file in
        let name = String(file.path.dropFirst(rawValue.count + 1).dropLast(".sql".count))
        guard let number = Int(name.prefix { $0 != "_" }) else { return nil }
        return MigrationFile(number: number, name: name, sql: file.text)
      }
      .sorted { $0.number < $1.number }
  }
}
