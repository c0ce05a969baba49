/// One numbered step that takes a database from one version to the next.
public struct Migration: Sendable, Equatable {
  /// The position in the series, from 1; also the version of the schema after it.
  public let number: Int
  /// The name in full, such as `0001_create_index`.
  public let name: String
  /// The SQL text: any number of statements.
  public let sql: String

  public init(number: Int, name: String, sql: String) {
    self.number = number
    self.name = name
    self.sql = sql
  }

  /// What tells whether the text of an applied migration was changed later.
  var checksum: String { SHA256Digest(of: sql).hexadecimal }
}
