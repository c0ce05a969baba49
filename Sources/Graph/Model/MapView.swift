/// A view of a scene, as a wireframe shows it.
public struct MapView: Sendable, Equatable {
  public let kind: ViewKind
  /// In points, from the top left corner of the screen.
  public let frame: Rectangle
  /// What a person reads on it.
  public let text: String?

  public init(kind: ViewKind, frame: Rectangle, text: String? = nil) {
    self.kind = kind
    self.frame = frame
    self.text = text
  }
}

/// What stands in the bars of a scene.
public struct SceneBars: Sendable, Equatable {
  /// Whether it has a navigation item.
  public var hasNavigationBar = false
  public var title: String?
  public var leftItems: [String] = []
  public var rightItems: [String] = []
  /// The items of the tool bar of the navigation controller around it.
  public var toolbarItems: [String] = []

  public init() {}
}
