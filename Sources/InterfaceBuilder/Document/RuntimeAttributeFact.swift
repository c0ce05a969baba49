/// A user defined runtime attribute.
public struct RuntimeAttributeFact: Sendable, Equatable, Codable {
  public var scene: Int?
  public var ownerObjectID: String?
  public var keyPath: String
  public var type: String
  public var value: String?
  public var position: ElementPosition

  public init(keyPath: String, type: String, position: ElementPosition) {
    self.keyPath = keyPath
    self.type = type
    self.position = position
  }
}
