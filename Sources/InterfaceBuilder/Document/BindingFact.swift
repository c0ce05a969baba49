/// A Cocoa binding.
public struct BindingFact: Sendable, Equatable, Codable {
  public var scene: Int?
  public var ownerObjectID: String?
  public var targetObjectID: String?
  public var name: String
  public var keyPath: String
  public var position: ElementPosition

  public init(name: String, keyPath: String, position: ElementPosition) {
    self.name = name
    self.keyPath = keyPath
    self.position = position
  }
}
