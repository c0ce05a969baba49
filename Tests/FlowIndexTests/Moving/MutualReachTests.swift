import Testing

@testable import FlowIndex

@Suite("Groups that lead to each other")
struct MutualReachTests {
  private func groups(_ count: Int, _ edges: [(Int, Int)]) -> [[Int]] {
    MutualReach.groups(of: DirectedGraph(nodeCount: count, edges: edges.map { (from: $0.0, to: $0.1) }))
  }

  @Test("what a group leads to comes before it")
  func order() {
    #expect(groups(3, [(0, 1), (1, 2)]) == [[2], [1], [0]])
    #expect(groups(3, []) == [[0], [1], [2]])
    #expect(groups(0, []) == [])
  }

  @Test("rings are one group, two rings joined by one edge are two")
  func rings() {
    #expect(groups(3, [(0, 1), (1, 2), (2, 0)]) == [[0, 1, 2]])
    #expect(groups(5, [(0, 1), (1, 0), (1, 2), (2, 3), (3, 4), (4, 2)]) == [[2, 3, 4], [0, 1]])
    #expect(groups(2, [(0, 0), (0, 1)]) == [[1], [0]])
  }

  @Test("an edge to a group that is closed already joins nothing")
  func crossEdge() {
    #expect(groups(4, [(0, 1), (0, 2), (2, 1), (2, 3), (3, 2)]) == [[1], [2, 3], [0]])
  }

  @Test("a ring of many nodes is one group, a chain of many is as many")
  func long() {
    let count = 50_000
    let chain = (1..<count).map { ($0 - 1, $0) }
    #expect(groups(count, chain).count == count)
    #expect(groups(count, chain + [(count - 1, 0)]).count == 1)
  }
}
