/// One canned query as it stands in the repository.
public struct QueryFile: Sendable, Equatable {
  /// The path below `Queries`, such as `flow/unreachable-scenes.sql`.
  public let path: String
  /// The SQL text with its header.
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// The queries that the binary carries, in the order of their paths.
public let builtInQueries: [QueryFile] = embeddedFiles.map { QueryFile(path: $0.path, text: $0.text) }
