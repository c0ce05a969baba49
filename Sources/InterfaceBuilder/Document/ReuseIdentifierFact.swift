/// A cell or supplementary view that can be reused by its identifier.
public struct ReuseIdentifierFact: Sendable, Equatable, Codable {
  public var scene: Int?
  public var objectID: String?
  public var element: String
  public var identifier: String
  public var className: String?
  /// The table or collection view that the prototype belongs to, by object id.
  public var containerObjectID: String?
  public var position: ElementPosition

  public init(element: String, identifier: String, position: ElementPosition) {
    self.element = element
    self.identifier = identifier
    self.position = position
  }
}
