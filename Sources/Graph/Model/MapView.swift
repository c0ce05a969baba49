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
