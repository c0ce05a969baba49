/// One way from scene to scene.
public struct Way: Sendable, Equatable {
  /// How sure it is that the app can take a way, as in the index.
  public enum Certainty: String, Sendable {
    case certain, likely, unproven
  }

  /// Nil where the way starts the app, or in code that belongs to no scene.
  public var fromSceneID: Int64?
  public var toSceneID: Int64
  public var style: WayStyle
  /// The identifier of the segue, or what else to write on it.
  public var label: String?
  /// In words what leads along it.
  public var words: String
  public var certainty: Certainty

  public init(
    from: Int64?, to: Int64, style: WayStyle, label: String? = nil, words: String = "",
    certainty: Certainty = .certain
  ) {
    fromSceneID = from
    toSceneID = to
    self.style = style
    self.label = label
    self.words = words
    self.certainty = certainty
  }
}
