/// The units of a storyboard by what they can only be come to through, with how large each branch is and how many ways
/// would be cut if it left.
struct SplitTree {
  /// Units in an order in which each stands before all that hang below it.
  let order: [Int]
  /// The units right below each.
  let children: [[Int]]
  /// The scenes of each unit with all that hang below it.
  private(set) var sizes: [Int]
  /// The ways that lead into or out of each branch.
  private(set) var cuts: [Int]

  private let root: Int
  private let parents: [Int]

  init(_ units: StoryboardUnits) {
    let root = units.scenes.count
    let tree = DominatorTree(of: Self.graph(of: units), root: root)
    self.root = root
    order = tree.order.filter { $0 != root }
    parents = (0..<root).map(tree.parent(of:))
    var children = [[Int]](repeating: [], count: root)
    for unit in order where parents[unit] != root { children[parents[unit]].append(unit) }
    self.children = children
    sizes = units.scenes.map(\.count)
    cuts = Self.ownShares(of: units, tree: tree, branches: Branches(order: order, children: children))
    for unit in order.reversed() where parents[unit] != root {
      sizes[parents[unit]] += sizes[unit]
      cuts[parents[unit]] += cuts[unit]
    }
  }

  /// A unit and all that hang below it.
  func branch(_ unit: Int) -> [Int] {
    var found: [Int] = []
    var open = [unit]
    while let next = open.popLast() {
      found.append(next)
      open += children[next]
    }
    return found
  }

  /// The unit that one hangs right below; nil at the top.
  func parent(of unit: Int) -> Int? {
    parents[unit] == root ? nil : parents[unit]
  }

  /// What each unit adds to the cuts of all branches that it is in.
  ///
  /// A way is cut by every branch that holds one end of it only: those from each end up to where the ways to both part.
  /// That is the end itself where it stands above the start, else what it hangs below.
  private static func ownShares(of units: StoryboardUnits, tree: DominatorTree, branches: Branches) -> [Int] {
    var shares = [Int](repeating: 0, count: units.scenes.count)
    for way in units.ways {
      shares[way.to] += way.weight
      guard let from = way.from else { continue }
      shares[from] += way.weight
      let parting = branches.contains(from, below: way.to) ? way.to : tree.parent(of: way.to)
      if parting < shares.count { shares[parting] -= 2 * way.weight }
    }
    return shares
  }

  /// The ways between units, with a root that leads to the initial one and to all that nothing in the storyboard leads
  /// to. What code or another storyboard opens besides still belongs to the scenes that lead to it.
  private static func graph(of units: StoryboardUnits) -> DirectedGraph {
    let root = units.scenes.count
    let inner = units.ways.compactMap { way in way.from.map { (from: $0, to: way.to) } }
    var isEntered = [Bool](repeating: false, count: root)
    for way in inner { isEntered[way.to] = true }
    var starts = (0..<root).filter { !isEntered[$0] || $0 == units.initial }
    starts += unreached(from: starts, in: DirectedGraph(nodeCount: root, edges: inner))
    return DirectedGraph(nodeCount: root + 1, edges: inner + starts.map { (from: root, to: $0) })
  }

  /// One unit of each ring that no start leads to.
  private static func unreached(from starts: [Int], in graph: DirectedGraph) -> [Int] {
    var isReached = [Bool](repeating: false, count: graph.nodeCount)
    var found: [Int] = []
    for (position, start) in (starts + Array(0..<graph.nodeCount)).enumerated() where !isReached[start] {
      if position >= starts.count { found.append(start) }
      isReached[start] = true
      var open = [start]
      while let unit = open.popLast() {
        for next in graph.successors(of: unit) where !isReached[next] {
          isReached[next] = true
          open.append(next)
        }
      }
    }
    return found
  }
}

/// Tells in one step whether a unit hangs below another.
private struct Branches {
  private var entries: [Int]
  private var exits: [Int]

  init(order: [Int], children: [[Int]]) {
    entries = [Int](repeating: -1, count: children.count)
    exits = entries
    var count = 0
    for top in order where entries[top] < 0 {
      var open = [top]
      while let unit = open.last {
        if entries[unit] < 0 {
          entries[unit] = count
          count += 1
          open += children[unit].reversed()
        } else {
          if exits[unit] < 0 { exits[unit] = count }
          open.removeLast()
        }
      }
    }
  }

  func contains(_ unit: Int, below other: Int) -> Bool {
    entries[other] <= entries[unit] && entries[unit] < exits[other]
  }
}
