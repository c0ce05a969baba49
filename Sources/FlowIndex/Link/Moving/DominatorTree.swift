/// Which node every way to a node passes last: its immediate dominator. What hangs below a node in this tree can only be
/// come to through it.
///
/// After Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm".
struct DominatorTree: Sendable {
  /// The nodes in an order in which each dominator stands before what it dominates; the root is the first.
  let order: [Int]
  private var parents: [Int]
  private let positions: [Int]

  /// - Parameters:
  ///   - graph: every node must be reachable from the root.
  ///   - root: dominates all others.
  init(of graph: DirectedGraph, root: Int) {
    order = Self.order(of: graph, from: root)
    var positions = [Int](repeating: 0, count: graph.nodeCount)
    for (position, node) in order.enumerated() { positions[node] = position }
    self.positions = positions
    parents = [Int](repeating: -1, count: graph.nodeCount)
    parents[root] = root
    let predecessors = DirectedGraph(
      nodeCount: graph.nodeCount,
      edges: order.flatMap { node in graph.successors(of: node).map { (from: $0, to: node) } })
    while tighten(predecessors) {}
  }

  /// The immediate dominator of a node; the root for itself.
  func parent(of node: Int) -> Int { parents[node] }

  /// Sets every node below the nearest that all ways to it share, as far as is known.
  ///
  /// - Returns: whether a node moved.
  private mutating func tighten(_ predecessors: DirectedGraph) -> Bool {
    var hasChanged = false
    for node in order.dropFirst() {
      var nearest: Int?
      for origin in predecessors.successors(of: node) where parents[origin] >= 0 {
        nearest = nearest.map { shared($0, origin) } ?? origin
      }
      if let nearest, parents[node] != nearest {
        parents[node] = nearest
        hasChanged = true
      }
    }
    return hasChanged
  }

  private func shared(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (left, right)
    while left != right {
      if positions[left] > positions[right] { left = parents[left] } else { right = parents[right] }
    }
    return left
  }

  /// The nodes by the reverse of the order in which a walk into the depth leaves them.
  private static func order(of graph: DirectedGraph, from root: Int) -> [Int] {
    var seen = [Bool](repeating: false, count: graph.nodeCount)
    seen[root] = true
    var left: [Int] = []
    var way = [(node: root, rest: graph.successors(of: root))]
    while let node = way.last?.node {
      guard let next = way[way.count - 1].rest.popFirst() else {
        left.append(node)
        way.removeLast()
        continue
      }
      if !seen[next] {
        seen[next] = true
        way.append((next, graph.successors(of: next)))
      }
    }
    return left.reversed()
  }
}
