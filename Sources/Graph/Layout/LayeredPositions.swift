/// Places scenes in columns by how many steps lead to them, for storyboards that place them nowhere.
struct LayeredPositions {
  private let columnWidth = 300.0
  private let rowHeight = 300.0
  private let scenes: [MapScene]
  private var successors: [Int64: [Int64]] = [:]
  private var predecessors: [Int64: [Int64]] = [:]

  /// - Parameter arrows: ways that may lead anywhere.
  init(_ scenes: [MapScene], arrows: [Way]) {
    self.scenes = scenes
    let own = Set(scenes.map(\.id))
    for arrow in arrows where arrow.style != .unwind {
      guard let from = arrow.fromSceneID, from != arrow.toSceneID, own.contains(from), own.contains(arrow.toSceneID)
      else { continue }
      successors[from, default: []].append(arrow.toSceneID)
      predecessors[arrow.toSceneID, default: []].append(from)
    }
  }

  /// The middle of each scene.
  func middles() -> [Point] {
    let depths = depths()
    var rows: [Int: [Int64]] = [:]
    for scene in scenes { rows[depths[scene.id] ?? 0, default: []].append(scene.id) }
    var middles: [Int64: Point] = [:]
    for column in rows.keys.sorted() {
      let members = ordered(rows[column] ?? [], middles: middles)
      for (row, scene) in members.enumerated() {
        middles[scene] = Point(
          x: Double(column) * columnWidth, y: (Double(row) - Double(members.count - 1) / 2) * rowHeight)
      }
    }
    return scenes.map { middles[$0.id] ?? Point(x: 0, y: 0) }
  }

  /// Breadth first from the initial scene, then from scenes that nothing leads to, then from what is left.
  private func depths() -> [Int64: Int] {
    let roots =
      scenes.filter(\.isInitial) + scenes.filter { predecessors[$0.id] == nil && $0.kind != .reference } + scenes
    var depths: [Int64: Int] = [:]
    for root in roots where depths[root.id] == nil {
      depths[root.id] = 0
      var queue = [root.id]
      var next = 0
      while next < queue.count {
        let scene = queue[next]
        next += 1
        for successor in successors[scene] ?? [] where depths[successor] == nil {
          depths[successor] = (depths[scene] ?? 0) + 1
          queue.append(successor)
        }
      }
    }
    return depths
  }

  /// Next to what leads to them, so that arrows cross less.
  private func ordered(_ scenes: [Int64], middles: [Int64: Point]) -> [Int64] {
    let heights = scenes.map { scene -> Double in
      let known = (predecessors[scene] ?? []).compactMap { middles[$0]?.y }
      return known.isEmpty ? .infinity : known.reduce(0, +) / Double(known.count)
    }
    return scenes.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { scenes[$0] }
  }
}
