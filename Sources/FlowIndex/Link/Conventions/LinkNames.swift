/// The names that the text of a link holds.
struct LinkNames: Sendable, Equatable {
  /// Nil where the text lacks it; empty where it is written so.
  private(set) var storyboard: String?
  private(set) var scene: String?
  /// The plain text of the pattern at which the text could not be cut.
  var missingText: String?

  init(storyboard: String? = nil, scene: String? = nil) {
    self.storyboard = storyboard
    self.scene = scene
  }

  /// - Parameter placeholder: a placeholder as patterns write it.
  mutating func set(_ placeholder: String, to name: String) {
    switch placeholder {
    case "{storyboard}": storyboard = name
    case "{scene}": scene = name
    default: break
    }
  }

  /// The scene's identifier; nil means the initial scene.
  var identifier: String? {
    scene.flatMap { $0.isEmpty ? nil : $0 }
  }
}
