/// One scene: its controller, window controller, application or reference.
public struct SceneFact: Sendable, Equatable, Codable {
  /// The object id of the controller.
  public var objectID: String
  /// The tag of the controller.
  public var element: String
  public var className: String?
  public var module: String?
  /// `customModuleProvider="target"`: the module of whatever target is built.
  public var isModuleOfTarget = false
  /// `storyboardIdentifier`; in WatchKit the attribute `identifier`.
  public var identifier: String?
  public var restorationIdentifier: String?
  public var userLabel: String?
  public var title: String?
  public var isReference = false
  public var referencedStoryboard: String?
  public var referencedIdentifier: String?
  public var referencedBundle: String?
  public var canvasX: Double?
  public var canvasY: Double?
  public var position: ElementPosition

  public init(objectID: String, element: String, position: ElementPosition) {
    self.objectID = objectID
    self.element = element
    self.position = position
  }
}
