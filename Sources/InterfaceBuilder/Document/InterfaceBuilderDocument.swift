/// What one storyboard or xib says, read on its own. Ids of objects are unique within the file only.
///
/// An empty attribute counts as absent everywhere.
public struct InterfaceBuilderDocument: Sendable, Equatable, Codable {
  /// `iOS`, `macOS`, `tvOS`, `watchOS`, or the target runtime as written where it is none of them.
  public var platform: String
  /// The target runtime as the document writes it, such as `iOS.CocoaTouch`.
  public var targetRuntime: String
  public var isLaunchScreen = false
  /// The object id of the initial scene, whether or not that scene exists.
  public var initialObjectID: String?
  /// One a scene element; empty for xibs.
  public var scenes: [SceneFact] = []
  /// Every object with an id: controllers, views, cells, recognizers, placeholders, exits, menu items.
  public var objects: [ObjectFact] = []
  public var segues: [SegueFact] = []
  public var connections: [ConnectionFact] = []
  public var bindings: [BindingFact] = []
  public var reuseIdentifiers: [ReuseIdentifierFact] = []
  public var runtimeAttributes: [RuntimeAttributeFact] = []

  public init(platform: String, targetRuntime: String) {
    self.platform = platform
    self.targetRuntime = targetRuntime
  }
}
