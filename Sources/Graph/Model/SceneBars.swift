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
