/// A segue, a relationship, or a peek and pop child of a segue.
public struct SegueFact: Sendable, Equatable, Codable {
  public var objectID: String
  public var scene: Int?
  /// The object whose connections hold it.
  public var sourceObjectID: String?
  public var sourceElement: String?
  /// `show`, `relationship`, `unwind`, …; for peek and pop children `preview` or `commit`.
  public var kind: String
  public var relationship: String?
  public var identifier: String?
  public var destinationObjectID: String?
  public var className: String?
  public var module: String?
  /// `customModuleProvider="target"`: the module of whatever target is built.
  public var isModuleOfTarget = false
  public var unwindAction: String?
  /// `destinationCreationSelector`.
  public var actionSelector: String?
  /// Owned by the controller of the scene itself and no relationship: only code can perform it.
  public var isManual = false
  /// The segue that a peek and pop child stands in, by object id.
  public var parentObjectID: String?
  public var position: ElementPosition

  public init(objectID: String, kind: String, position: ElementPosition) {
    self.objectID = objectID
    self.kind = kind
    self.position = position
  }
}
