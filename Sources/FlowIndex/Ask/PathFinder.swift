import SQLite

/// Finds the shortest way between scenes, breadth first.
///
/// SQL has no walk that remembers where it has been, so that a recursive query would take every detour; this takes each
/// flow once.
public struct PathFinder: Sendable {
  private let flows: [FlowRow]
  private let sceneCount: Int

  /// - Parameters:
  ///   - flows: in the order of their ids.
  ///   - sceneCount: the ids of scenes are 1 to this.
  init(flows: [FlowRow], sceneCount: Int) {
    self.flows = flows
    self.sceneCount = sceneCount
  }

  /// - Parameter session: an index.
  /// - Throws: as `ReadOnlySession.rows` does.
  public init(session: ReadOnlySession) throws {
    let limits = session.limits
    session.limits.rowLimit = nil
    defer { session.limits = limits }
    let count = try session.rows("select coalesce(max(id), 0) from scenes").first?[0].integer ?? 0
    var flows: [FlowRow] = []
    let sql = "select id, from_scene_id, to_scene_id, via, certainty from flows order by id"
    try session.prepare(sql).run { row in
      guard let id = row[0].integer, let target = row[2].integer, let via = row[3].string,
        let certainty = row[4].string
      else { return }
      flows.append(FlowRow(id: id, fromSceneID: row[1].integer, toSceneID: target, via: via, certainty: certainty))
    }
    self.init(flows: flows, sceneCount: Int(count))
  }

  /// The shortest way from one of some scenes to one of others. Of equally short ones the one whose flows come first.
  ///
  /// A way that only goes forward is preferred to one with ways back, and that to one with unproven steps, however much
  /// shorter they are.
  ///
  /// - Parameter origins: nil means the ways into the app: entry points, and code of no scene.
  /// - Returns: nil where no way leads there.
  public func way(from origins: Set<Int64>?, to targets: Set<Int64>) -> SceneWay? {
    for proof in SceneWay.Proof.allCases {
      let walk = Walk(ways: FlowsByOrigin(flows: flows.filter(proof.allows), sceneCount: sceneCount))
      if let flowIDs = walk.shortestWay(from: origins, to: targets) {
        return SceneWay(flowIDs: flowIDs, proof: proof)
      }
    }
    return nil
  }
}

extension SceneWay.Proof {
  /// Whether a way of this kind may take a flow.
  fileprivate func allows(_ flow: FlowRow) -> Bool {
    switch self {
    case .forward: flow.via != FlowVia.unwind.rawValue && flow.certainty != FlowCertainty.unproven.rawValue
    case .withWaysBack: flow.certainty != FlowCertainty.unproven.rawValue
    case .unproven: true
    }
  }
}

/// One walk over the flows.
private struct Walk {
  let ways: FlowsByOrigin

  func shortestWay(from origins: Set<Int64>?, to targets: Set<Int64>) -> [Int64]? {
    var arrival: [Int64: FlowRow?] = [:]
    var queue: [Int64] = []
    if let origins {
      queue = origins.sorted()
      for scene in queue { arrival[scene] = .some(nil) }
    } else {
      for flow in ways.roots where arrival[flow.toSceneID] == nil {
        arrival[flow.toSceneID] = .some(flow)
        queue.append(flow.toSceneID)
      }
    }
    var next = 0
    while next < queue.count {
      let scene = queue[next]
      next += 1
      if targets.contains(scene) { return flowIDs(to: scene, arrival: arrival) }
      for flow in ways.flows(from: Int(scene) - 1) where arrival[flow.toSceneID] == nil {
        arrival[flow.toSceneID] = .some(flow)
        queue.append(flow.toSceneID)
      }
    }
    return nil
  }

  /// The flows that led to a scene, from the first on.
  private func flowIDs(to target: Int64, arrival: [Int64: FlowRow?]) -> [Int64] {
    var ids: [Int64] = []
    var scene: Int64? = target
    while let current = scene, case .some(.some(let flow)) = arrival[current] {
      ids.append(flow.id)
      scene = flow.fromSceneID
    }
    return ids.reversed()
  }
}
