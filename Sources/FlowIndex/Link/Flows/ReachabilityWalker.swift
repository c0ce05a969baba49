/// Finds the scenes that a way leads to from an entry point or from code of no scene, breadth first.
///
/// Certain and likely ways are followed. Ways back are not, as unwinding makes no controller; neither are unproven ways.
enum ReachabilityWalker {
  /// - Parameters:
  ///   - flows: a flow's id is its position, counted from 1.
  ///   - sceneCount: how many scenes there are; their ids are 1 to this.
  /// - Returns: one row a scene, in their order. Depth counts the steps after the first scene. Of several shortest ways
  ///   the one whose last flow comes first is told.
  static func walk(flows: [FlowRow], sceneCount: Int) -> [SceneReachabilityRow] {
    var rows = (0..<sceneCount).map { SceneReachabilityRow(sceneID: Int64($0 + 1), isReachable: false) }
    let ways = FlowsByOrigin(flows: flows.filter(isFollowed), sceneCount: sceneCount)
    var queue: [Int] = []
    queue.reserveCapacity(sceneCount)

    func reach(by flow: FlowRow, depth: Int) {
      let scene = Int(flow.toSceneID) - 1
      guard !rows[scene].isReachable else { return }
      rows[scene].isReachable = true
      rows[scene].depth = depth
      rows[scene].viaFlowID = flow.id
      queue.append(scene)
    }

    for flow in ways.roots { reach(by: flow, depth: 0) }
    var next = 0
    while next < queue.count {
      let scene = queue[next]
      next += 1
      let depth = (rows[scene].depth ?? 0) + 1
      for flow in ways.flows(from: scene) { reach(by: flow, depth: depth) }
    }
    return rows
  }

  /// Whether a way can make its scene.
  static func isFollowed(_ flow: FlowRow) -> Bool {
    flow.certainty != FlowCertainty.unproven.rawValue && flow.via != FlowVia.unwind.rawValue
  }
}
