/// One storyboard of a map.
public struct MapStoryboard: Sendable, Equatable {
  /// The row in the index.
  public let id: Int64
  public let name: String
  /// Relative to the root of the app, with `/`.
  public let path: String
  /// `iOS`, `macOS`, `tvOS` or `watchOS`.
  public let platform: String
  /// The localisation folder (`Base`, `en`), or the empty string.
  public let variant: String
  /// Whether a Cocoa view counts its rows from the bottom.
  var countsFromBottom: Bool { platform == "macOS" }
  /// In the order of the file.
  public var scenes: [MapScene]

  public init(
    id: Int64, name: String, path: String, platform: String = "iOS", variant: String = "", scenes: [MapScene] = []
  ) {
    self.id = id
    self.name = name
    self.path = path
    self.platform = platform
    self.variant = variant
    self.scenes = scenes
  }
}
