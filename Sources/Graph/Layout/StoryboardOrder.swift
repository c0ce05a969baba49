/// Orders storyboards so that those near to each other in the app stand near to each other on the map.
struct StoryboardOrder {
  private let storyboards: [MapStoryboard]
  private let arrows: [Way]

  init(_ map: FlowMap) {
    storyboards = map.storyboards
    arrows = map.arrows
  }

  /// Breadth first from where the app starts; what nothing leads to follows in the order of the index.
  func ordered() -> [MapStoryboard] {
    var home: [Int64: Int] = [:]
    for (index, storyboard) in storyboards.enumerated() {
      for scene in storyboard.scenes { home[scene.id] = index }
    }
    let neighbours = neighbours(home)
    let starts = arrows.filter { $0.fromSceneID == nil }.compactMap { home[$0.toSceneID] }
    let sources = storyboards.indices.filter { neighbours.into[$0].isEmpty && !neighbours.from[$0].isEmpty }
    var order: [Int] = []
    var seen: Set<Int> = []
    for root in starts.filter({ !neighbours.from[$0].isEmpty }) + sources + starts + storyboards.indices
    where seen.insert(root).inserted {
      var next = order.count
      order.append(root)
      while next < order.count {
        for neighbour in neighbours.from[order[next]] where seen.insert(neighbour).inserted { order.append(neighbour) }
        next += 1
      }
    }
    return order.map { storyboards[$0] }
  }

  private func neighbours(_ home: [Int64: Int]) -> (from: [[Int]], into: [[Int]]) {
    var from = Array(repeating: [Int](), count: storyboards.count)
    var into = from
    for arrow in arrows {
      guard let source = arrow.fromSceneID.flatMap({ home[$0] }), let target = home[arrow.toSceneID], source != target
      else { continue }
      from[source].append(target)
      into[target].append(source)
    }
    return (from, into)
  }
}
