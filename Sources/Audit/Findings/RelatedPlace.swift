/// A second place that a finding speaks of.
public struct RelatedPlace: Sendable, Equatable {
  /// Relative to the root.
  public let path: String
  /// From 1; nil where the whole file is meant.
  public let line: Int?
  /// What stands there.
  public let message: String

  public init(path: String, line: Int?, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}
