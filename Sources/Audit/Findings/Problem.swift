/// A file that could not be read, so that findings about it may be missing.
public struct Problem: Sendable, Equatable {
  /// Relative to the root.
  public let path: String
  /// Why.
  public let message: String

  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}
