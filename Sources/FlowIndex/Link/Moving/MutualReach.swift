/// Finds the groups of nodes that lead to each other, by Tarjan's algorithm without recursion.
///
/// A group is found after all groups that it leads to.
struct MutualReach {
  private let graph: DirectedGraph
  private var groups: [[Int]] = []
  private var discovery: [Int?]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0

  /// A node on the way from the start of the walk, with its edges that are still to be followed.
  private struct Step {
    let node: Int
    var rest: ArraySlice<Int>
  }

  private init(_ graph: DirectedGraph) {
    self.graph = graph
    discovery = [Int?](repeating: nil, count: graph.nodeCount)
    lowest = [Int](repeating: 0, count: graph.nodeCount)
    isOpen = [Bool](repeating: false, count: graph.nodeCount)
  }

  /// - Returns: every node in one group; the nodes of a group in their order, and groups that others lead to first.
  static func groups(of graph: DirectedGraph) -> [[Int]] {
    var search = MutualReach(graph)
    for node in 0..<graph.nodeCount where search.discovery[node] == nil { search.walk(from: node) }
    return search.groups
  }

  private mutating func walk(from start: Int) {
    var way = [enter(start)]
    while let node = way.last?.node {
      guard let next = way[way.count - 1].rest.popFirst() else {
        leave(node)
        way.removeLast()
        if let origin = way.last?.node { lowest[origin] = min(lowest[origin], lowest[node]) }
        continue
      }
      if let found = discovery[next] {
        if isOpen[next] { lowest[node] = min(lowest[node], found) }
      } else {
        way.append(enter(next))
      }
    }
  }

  private mutating func enter(_ node: Int) -> Step {
    discovery[node] = count
    lowest[node] = count
    count += 1
    open.append(node)
    isOpen[node] = true
    return Step(node: node, rest: graph.successors(of: node))
  }

  /// Closes the group that the node was the first of, if it was one.
  private mutating func leave(_ node: Int) {
    guard lowest[node] == discovery[node] else { return }
    var group: [Int] = []
    while let member = open.popLast() {
      isOpen[member] = false
      group.append(member)
      if member == node { break }
    }
    groups.append(group.sorted())
  }
}
