/// All that the page tells of one scene.
struct SceneFacts: Sendable, Equatable {
  /// A scene by its number in the index, with what a person calls it.
  struct NamedScene: Sendable, Equatable {
    let id: Int
    let label: String
  }

  /// A way to or from another scene.
  struct Way: Sendable, Equatable {
    /// The scene at the other end; nil where the app starts or code of no scene acts.
    let scene: NamedScene?
    /// What leads along it, in words.
    let step: String
    /// As in the index: certain, likely, unproven.
    let certainty: String
    let path: String?
    let line: Int?
  }

  /// The number of the scene in the index.
  let id: Int
  let label: String
  let storyboard: String
  /// The tag in Interface Builder.
  let element: String
  let className: String?
  let identifier: String?
  let isInitial: Bool
  /// In words, such as `reachable in 3 steps`.
  let state: String
  let path: String
  let line: Int?
  let waysIn: [Way]
  let waysOut: [Way]

  /// The anchor of the scene's facts on the page.
  static func anchor(of id: Int) -> String { "about-scene-\(id)" }
}
