/// One scene of a map: a screen, a container, or a reference to a scene elsewhere.
public struct MapScene: Sendable, Equatable {
  /// The row in the index.
  public let id: Int64
  /// The id of its controller, unique within the storyboard.
  public let objectID: String
  /// The tag of its controller.
  public let element: String
  /// What a person would call it.
  public let label: String
  public var className: String?
  /// What code uses to make it.
  public var identifier: String?
  public var kind: SceneKind
  /// Whether it is the initial scene of its storyboard.
  public var isInitial = false
  /// False where no proven way leads to it. A reference is no screen and always counts as reachable.
  public var isReachable = true
  /// For a reference: the scene it stands for, and for want of that why there is none.
  public var targetSceneID: Int64?
  public var targetProblem: String?
  /// Where its middle is on Xcode's canvas, in points; nil where the file does not say.
  public var canvasPosition: Point?
  /// The size of its main view in points; nil where it has none.
  public var screenSize: Size?
  /// What stands on it, from back to front.
  public var views: [MapView] = []
  /// What stands in its bars.
  public var bars = SceneBars()
  /// The line of its controller, from 1.
  public var line = 1
  /// How many findings concern it.
  public var findings = FindingCounts()

  public init(id: Int64, objectID: String, element: String, label: String, kind: SceneKind = .screen) {
    self.id = id
    self.objectID = objectID
    self.element = element
    self.label = label
    self.kind = kind
  }

  /// Its label, or in plain words what it is where nobody named it.
  public var name: String { label == element ? kind.shortWords : label }
}
