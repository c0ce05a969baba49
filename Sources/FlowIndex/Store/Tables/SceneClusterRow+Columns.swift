extension SceneClusterRow: StoredRow {
  static let table = "scene_clusters"
  static let columns: [StoredColumn<SceneClusterRow>] = [
    .integer("scene_id") { $0.sceneID },
    .count("cluster") { $0.cluster },
    .count("size") { $0.size },
    .count("level") { $0.level },
  ]
}
