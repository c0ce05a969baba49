extension SceneClusterRow: StoredRow {
  static let table = "scene_clusters"
  static let columns: [StoredColumn<SceneClusterRow>] = [
    .reference("scene_id", to: "scenes") { $0.sceneID },
    .count("cluster") { $0.cluster },
    .count("size") { $0.size },
    .count("level") { $0.level },
  ]
}
