/// A value that a rule takes when it is run, written `:name` in its SQL.
public struct RuleParameter: Sendable, Equatable {
  /// The types that a value is read as.
  public enum ValueType: String, Sendable, CaseIterable {
    case text
    case integer
    case real
  }

  /// The name, without the colon.
  public let name: String
  public let type: ValueType
  /// What it is when nobody gives it, as text; nil where it must be given.
  public let defaultValue: String?
  /// What it is for.
  public let explanation: String

  public init(name: String, type: ValueType, defaultValue: String?, explanation: String) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.explanation = explanation
  }
}
