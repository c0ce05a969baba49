extension SceneReachabilityRow: StoredRow {
  static let table = "scene_reachability"
  static let columns: [StoredColumn<SceneReachabilityRow>] = [
    .reference("scene_id", to: "scenes") { $0.sceneID },
    .flag("is_reachable") { $0.isReachable },
    .count("depth") { $0.depth },
    .reference("via_flow_id", to: "flows") { $0.viaFlowID },
  ]
}
