import Testing

@testable import FlowIndex

@Suite("What every way to a node passes")
struct DominatorTreeTests {
  private func parents(_ count: Int, _ edges: [(Int, Int)]) -> [Int] {
    let graph = DirectedGraph(nodeCount: count, edges: edges.map { (from: $0.0, to: $0.1) })
    let tree = DominatorTree(of: graph, root: 0)
    return (0..<count).map(tree.parent(of:))
  }

  @Test("in a tree it is the node above")
  func plainTree() {
    #expect(parents(4, [(0, 1), (1, 2), (1, 3)]) == [0, 0, 1, 1])
  }

  @Test("where two ways meet it is where they parted")
  func diamond() {
    #expect(parents(5, [(0, 1), (1, 2), (1, 3), (2, 4), (3, 4)]) == [0, 0, 1, 1, 1])
    #expect(parents(4, [(0, 1), (0, 2), (1, 3), (2, 3)]) == [0, 0, 0, 0])
  }

  @Test("ways back change nothing; a second way into a ring does")
  func rings() {
    #expect(parents(4, [(0, 1), (1, 2), (2, 3), (3, 1)]) == [0, 0, 1, 2])
    #expect(parents(4, [(0, 1), (1, 2), (2, 3), (3, 1), (0, 3)]) == [0, 0, 1, 0])
  }

  @Test("nodes that no order settles at once are settled in the end")
  func irreducible() {
    // The example of Cooper, Harvey and Kennedy: 5 -> 4, 3; 4 -> 1; 3 -> 2; 1 <-> 2.
    #expect(parents(5, [(0, 1), (0, 2), (1, 3), (2, 4), (3, 4), (4, 3)]) == [0, 0, 0, 0, 0])
  }
}
