/// What a SARIF log says of a result in comparison with an earlier run.
public struct SARIFComparison: Sendable, Equatable {
  /// The states that SARIF knows (2.1.0, 3.27.24).
  public enum BaselineState: String, Sendable {
    case new
    case unchanged
    /// The same result, but something about it differs, such as its place.
    case updated
    /// The earlier run had it and this one does not.
    case absent
  }

  /// Nil where there is nothing to compare with.
  public let baselineState: BaselineState?
  /// Facts that SARIF has no word for, by name, in their order.
  public let properties: [Property]

  /// A fact with its name.
  public struct Property: Sendable, Equatable {
    public let name: String
    public let text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  public init(baselineState: BaselineState?, properties: [Property] = []) {
    self.baselineState = baselineState
    self.properties = properties
  }

  /// The members of the result.
  var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if let baselineState { members.append(("baselineState", .string(baselineState.rawValue))) }
    if !properties.isEmpty {
      members.append(("properties", .object(properties.map { ($0.name, .string($0.text)) })))
    }
    return members
  }
}
