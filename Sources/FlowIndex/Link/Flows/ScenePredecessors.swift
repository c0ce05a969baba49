/// From which scenes a scene is come to.
struct ScenePredecessors {
  private let origins: [[Int64]]

  /// Looking further back than this many scenes says nothing about where a user came from.
  private static let mostScenes = 500

  /// - Parameters:
  ///   - flows: ways back and unproven ways among them do not count.
  ///   - sceneCount: the ids of scenes are 1 to this.
  init(flows: [FlowRow], sceneCount: Int) {
    var origins = [[Int64]](repeating: [], count: sceneCount)
    for flow in flows where ReachabilityWalker.isFollowed(flow) {
      if let origin = flow.fromSceneID { origins[Int(flow.toSceneID) - 1].append(origin) }
    }
    self.origins = origins
  }

  /// On each way that leads to a scene, the last one of some candidates before it; in their order.
  ///
  /// - Parameter candidates: in the order of their ids.
  func nearest(of scene: Int64, among candidates: [Int64]) -> [Int64] {
    var found: Set<Int64> = []
    var seen: Set<Int64> = [scene]
    var queue = [scene]
    var next = 0
    while next < queue.count, seen.count < Self.mostScenes {
      let current = queue[next]
      next += 1
      for origin in origins[Int(current) - 1] where seen.insert(origin).inserted {
        if Self.contains(candidates, origin) { found.insert(origin) } else { queue.append(origin) }
      }
    }
    return found.sorted()
  }

  private static func contains(_ sorted: [Int64], _ scene: Int64) -> Bool {
    var range = sorted.startIndex..<sorted.endIndex
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      if sorted[middle] == scene { return true }
      range = sorted[middle] < scene ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
