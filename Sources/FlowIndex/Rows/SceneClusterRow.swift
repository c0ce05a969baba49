/// A row of `scene_clusters`: which scenes lead to each other, and how far they are from scenes that lead nowhere.
struct SceneClusterRow: Sendable, Equatable {
  var sceneID: Int64
  var cluster: Int
  var size: Int
  var level: Int
}
