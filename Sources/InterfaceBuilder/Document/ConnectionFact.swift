/// An outlet, an outlet collection or an action.
public struct ConnectionFact: Sendable, Equatable, Codable {
  public enum Kind: String, Sendable, Codable {
    case outlet
    case outletCollection
    case action
  }

  public var kind: Kind
  public var scene: Int?
  /// The object whose connections hold it: for outlets the owner of the property, for actions the control.
  public var ownerObjectID: String?
  /// Where it leads: for outlets the object assigned, for actions the object that is asked.
  public var targetObjectID: String?
  /// The property or the selector.
  public var name: String
  public var event: String?
  public var position: ElementPosition

  public init(kind: Kind, name: String, position: ElementPosition) {
    self.kind = kind
    self.name = name
    self.position = position
  }
}
