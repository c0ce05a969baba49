/// Tells in what order scenes can be moved to code: those that lead nowhere first, and scenes that lead to each other
/// together.
enum SceneClusters {
  /// - Parameter rows: scenes and flows must be filled.
  /// - Returns: one row a screen, in the order of their ids; references and placeholders are no screens.
  static func find(rows: IndexRows) -> [SceneClusterRow] {
    let graph = DirectedGraph(nodeCount: rows.scenes.count, edges: edges(of: rows))
    var found = [SceneClusterRow?](repeating: nil, count: rows.scenes.count)
    for (cluster, nodes) in MutualReach.groups(of: graph).enumerated() {
      // What a group leads to has been found before it.
      let levels = nodes.flatMap { graph.successors(of: $0).compactMap { found[$0]?.level } }
      let level = (levels.max() ?? -1) + 1
      for node in nodes {
        found[node] = SceneClusterRow(
          sceneID: Int64(node + 1), cluster: cluster + 1, size: nodes.count, level: level)
      }
    }
    return found.compactMap { $0 }.filter { rows.scenes[Int($0.sceneID) - 1].isScreen }
  }

  private static func edges(of rows: IndexRows) -> [(from: Int, to: Int)] {
    rows.flows.filter(\.needsTarget).compactMap { flow in
      guard let origin = flow.fromSceneID, rows.scenes[Int(flow.toSceneID) - 1].isScreen else { return nil }
      return (Int(origin) - 1, Int(flow.toSceneID) - 1)
    }
  }
}

extension SceneRow {
  /// Whether it is a scene of its own, and no reference or placeholder for one.
  var isScreen: Bool { !isReference && !isPlaceholder }
}

extension FlowRow {
  /// Whether the scene that a way starts at cannot be moved without regard to the one it leads to: a way forward that is
  /// drawn or written down. Ways back find their goal wherever it lives.
  var needsTarget: Bool {
    via != FlowVia.unwind.rawValue && (segueID != nil || certainty != FlowCertainty.unproven.rawValue)
  }
}
