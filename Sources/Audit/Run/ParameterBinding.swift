import SQLite

/// Finds the value of each parameter of a rule.
public struct ParameterBinding {
  private let rule: Rule
  private let given: [String: String]

  /// - Parameter given: the values that a user gave, by name.
  public init(rule: Rule, given: [String: String]) {
    self.rule = rule
    self.given = given
  }

  /// The value of each parameter, by name.
  ///
  /// - Throws: `AuditError` where a value is missing or of the wrong type.
  public func values() throws(AuditError) -> [String: Value] {
    var values: [String: Value] = [:]
    for parameter in rule.parameters { values[parameter.name] = try value(of: parameter) }
    return values
  }

  private func value(of parameter: RuleParameter) throws(AuditError) -> Value {
    guard let text = given[parameter.name] ?? parameter.defaultValue else {
      throw .missingParameter(rule: rule.id, name: parameter.name, explanation: parameter.explanation)
    }
    let value: Value? =
      switch parameter.type {
      case .text: Value(text)
      case .integer: Int64(text).map(Value.integer)
      case .real: Double(text).map(Value.real)
      }
    guard let value else {
      throw .invalidParameter(rule: rule.id, name: parameter.name, value: text, type: parameter.type.rawValue)
    }
    return value
  }
}
