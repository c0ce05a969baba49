/// A stored property, constant, global, enum case or object-like macro.
public struct ValueFact: Sendable, Equatable, Codable {
  public enum Kind: String, Sendable, Codable {
    case property
    case global
    case enumCase
    case macro
  }

  public var kind: Kind
  public var name: String
  public var type: TypeReference?
  /// The initial value, or the raw value of an enum case where one is written.
  public var value: Expression?
  /// The type that holds it, as an index into `types`.
  public var owner: Int?
  public var isStatic = false
  /// Declared with `let`, `const`, or as an enum case.
  public var isConstant = false
  public var isConditional = false
  public var isPrivate = false
  public var role: InterfaceRole?
  /// The key under which Objective-C knows the property: `@objc(name)`, else the name.
  public var objectiveCName: String?
  public var position: SourcePosition

  public init(kind: Kind, name: String, position: SourcePosition) {
    self.kind = kind
    self.name = name
    self.position = position
  }
}
