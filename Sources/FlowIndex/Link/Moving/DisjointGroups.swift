/// Positions from 0, each in one group; groups are joined step by step.
struct DisjointGroups {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  mutating func join(_ left: Int, _ right: Int) {
    let (left, right) = (first(of: left), first(of: right))
    parents[max(left, right)] = min(left, right)
  }

  /// - Returns: the number of each position's group, and the positions of each group; groups come in the order of their
  ///   first positions.
  mutating func numbered() -> (groupOfPosition: [Int], members: [[Int]]) {
    var groupOfPosition: [Int] = []
    var members: [[Int]] = []
    for position in parents.indices {
      let first = first(of: position)
      if first == position {
        groupOfPosition.append(members.count)
        members.append([position])
      } else {
        groupOfPosition.append(groupOfPosition[first])
        members[groupOfPosition[first]].append(position)
      }
    }
    return (groupOfPosition, members)
  }

  private mutating func first(of position: Int) -> Int {
    var first = position
    while parents[first] != first {
      parents[first] = parents[parents[first]]
      first = parents[first]
    }
    return first
  }
}
