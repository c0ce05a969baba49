/// Picks a part of a map.
public enum MapSelection {
  /// Only the storyboards of a name.
  public static func storyboards(named name: String, of map: FlowMap) -> FlowMap {
    var part = map
    part.storyboards = map.storyboards.filter { $0.name.utf8.elementsEqual(name.utf8) }
    return withoutLooseEnds(part)
  }

  /// Only what can be reached from some scenes, going forward.
  ///
  /// - Parameters:
  ///   - scenes: by id.
  ///   - depth: the most steps to go; nil means without end. Passing a storyboard reference is no step.
  public static func reachable(from scenes: Set<Int64>, depth: Int?, of map: FlowMap) -> FlowMap {
    let reached = Walk(map).scenes(from: scenes, depth: depth)
    var part = map
    for index in part.storyboards.indices { part.storyboards[index].scenes.removeAll { !reached.contains($0.id) } }
    part.storyboards.removeAll { $0.scenes.isEmpty }
    return withoutLooseEnds(part)
  }

  private static func withoutLooseEnds(_ map: FlowMap) -> FlowMap {
    let scenes = Set(map.scenes.map(\.id))
    func isWhole(_ way: Way) -> Bool {
      scenes.contains(way.toSceneID) && way.fromSceneID.map(scenes.contains) ?? true
    }
    var map = map
    map.flows.removeAll { !isWhole($0) }
    map.arrows.removeAll { !isWhole($0) }
    return map
  }
}

/// A walk along the arrows of a map, breadth first. Ways back are not taken.
private struct Walk {
  private var successors: [Int64: [Int64]] = [:]
  private let references: Set<Int64>

  init(_ map: FlowMap) {
    references = Set(map.scenes.filter { $0.kind == .reference }.map(\.id))
    let ways = map.arrows + map.flows.filter { $0.certainty != .unproven }
    for way in ways where way.style != .unwind {
      if let from = way.fromSceneID { successors[from, default: []].append(way.toSceneID) }
    }
  }

  func scenes(from starts: Set<Int64>, depth: Int?) -> Set<Int64> {
    var reached = starts
    var ring = starts.sorted()
    var steps = 0
    while !ring.isEmpty, depth.map({ steps < $0 }) ?? true {
      ring = ring.flatMap { next(after: $0, &reached) }
      steps += 1
    }
    return reached
  }

  /// The scenes one step on; a reference on the way is entered and left in one.
  private func next(after scene: Int64, _ reached: inout Set<Int64>) -> [Int64] {
    var queue = successors[scene] ?? []
    var arrived: [Int64] = []
    while !queue.isEmpty {
      let target = queue.removeFirst()
      guard reached.insert(target).inserted else { continue }
      if references.contains(target) { queue += successors[target] ?? [] } else { arrived.append(target) }
    }
    return arrived
  }
}
