/// A number that a metric rule gives.
public struct Metric: Sendable, Equatable {
  public let rule: String
  /// What is counted.
  public let name: String
  public let value: Int

  public init(rule: String, name: String, value: Int) {
    self.rule = rule
    self.name = name
    self.value = value
  }
}
