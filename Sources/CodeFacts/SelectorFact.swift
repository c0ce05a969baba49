/// A place that names a selector: `#selector(save(_:))`, `@selector(save:)`, or the string `"save:"`.
public struct SelectorFact: Sendable, Equatable, Codable {
  /// The name before the first colon; in Swift that is the base name of the function.
  public let name: String
  public let position: SourcePosition

  public init(name: String, position: SourcePosition) {
    self.name = name
    self.position = position
  }
}
