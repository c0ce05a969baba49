/// Nodes counted from 0 and the edges between them, in two arrays, so that walks over a large app stay linear.
struct DirectedGraph: Sendable {
  let nodeCount: Int
  private let starts: [Int]
  private let targets: [Int]

  /// - Parameter edges: kept in their order for each origin.
  init(nodeCount: Int, edges: [(from: Int, to: Int)]) {
    var starts = [Int](repeating: 0, count: nodeCount + 1)
    for edge in edges { starts[edge.from + 1] += 1 }
    for node in 0..<nodeCount { starts[node + 1] += starts[node] }
    var places = starts
    var targets = [Int](repeating: 0, count: edges.count)
    for edge in edges {
      targets[places[edge.from]] = edge.to
      places[edge.from] += 1
    }
    self.nodeCount = nodeCount
    self.starts = starts
    self.targets = targets
  }

  func successors(of node: Int) -> ArraySlice<Int> {
    targets[starts[node]..<starts[node + 1]]
  }
}
