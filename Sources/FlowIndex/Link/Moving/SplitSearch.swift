/// Finds the groups of a storyboard that cut the fewest ways for each scene they take along.
///
/// Candidates are the branches of ``SplitTree``: a scene with all that can only be come to through it. A branch that is
/// entered in several ways may take neighbours along where that cuts no more. Of groups that overlap the better one is
/// taken. The initial scene stays, and no group takes more than half of the storyboard.
struct SplitSearch {
  /// A group that is smaller is not worth a storyboard.
  private static let fewestScenes = 3
  /// Neighbours that a group may take along; bounds the work in large storyboards.
  private static let mostNeighbours = 32

  private let units: StoryboardUnits
  private let tree: SplitTree
  private let neighbours: [[Neighbour]]
  private let wayCounts: [Int]
  private let mostScenes: Int
  private var isTaken: [Bool]
  private var holdsTaken: [Bool]

  private struct Neighbour {
    let unit: Int
    let weight: Int
  }

  init(_ units: StoryboardUnits) {
    self.units = units
    tree = SplitTree(units)
    var neighbours = [[Neighbour]](repeating: [], count: units.scenes.count)
    var wayCounts = [Int](repeating: 0, count: units.scenes.count)
    for way in units.ways {
      wayCounts[way.to] += way.weight
      guard let from = way.from else { continue }
      wayCounts[from] += way.weight
      neighbours[way.to].append(Neighbour(unit: from, weight: way.weight))
      neighbours[from].append(Neighbour(unit: way.to, weight: way.weight))
    }
    self.neighbours = neighbours
    self.wayCounts = wayCounts
    mostScenes = units.scenes.reduce(0) { $0 + $1.count } / 2
    isTaken = [Bool](repeating: false, count: units.scenes.count)
    holdsTaken = isTaken
  }

  /// The groups, by the ids of their heads.
  func groups() -> [SplitGroup] {
    var search = self
    return search.take().sorted { $0.head < $1.head }
  }

  private mutating func take() -> [SplitGroup] {
    if let initial = units.initial { mark(initial) }
    var groups: [SplitGroup] = []
    for unit in ranked() where !isTaken[unit] && !holdsTaken[unit] {
      let members = grown(from: unit)
      guard let members else { continue }
      for member in members { mark(member) }
      groups.append(group(of: members, around: unit))
    }
    return groups
  }

  /// The branches that are small enough, those with the fewest cut ways for each scene first.
  private func ranked() -> [Int] {
    tree.order.filter { tree.sizes[$0] <= mostScenes }.sorted { left, right in
      let leftShare = tree.cuts[left] * tree.sizes[right]
      let rightShare = tree.cuts[right] * tree.sizes[left]
      return (leftShare, tree.cuts[left], left) < (rightShare, tree.cuts[right], right)
    }
  }

  private mutating func mark(_ unit: Int) {
    isTaken[unit] = true
    var above: Int? = unit
    while let next = above, !holdsTaken[next] {
      holdsTaken[next] = true
      above = tree.parent(of: next)
    }
  }

  /// A branch with the neighbours that it may take along; nil where it is too small for the ways it cuts.
  private func grown(from unit: Int) -> Set<Int>? {
    var members = Set(tree.branch(unit))
    var size = tree.sizes[unit]
    var cut = tree.cuts[unit]
    var open = cut > 1 ? members.sorted().flatMap { neighbours[$0].map(\.unit) } : []
    var taken = 0
    while let next = open.popLast(), taken < Self.mostNeighbours {
      guard !members.contains(next), !isTaken[next], size + units.scenes[next].count <= mostScenes else { continue }
      let shared = neighbours[next].reduce(0) { $0 + (members.contains($1.unit) ? $1.weight : 0) }
      let change = wayCounts[next] - 2 * shared
      guard change <= 0 else { continue }
      members.insert(next)
      size += units.scenes[next].count
      cut += change
      taken += 1
      open += neighbours[next].map(\.unit)
    }
    return size >= Self.fewestScenes && cut < size ? members : nil
  }

  /// The head is the scene that most ways of the storyboard lead to from outside the group; of several the one that most
  /// others name, then the first.
  private func group(of members: Set<Int>, around unit: Int) -> SplitGroup {
    var claims = [units.scenes[unit][0]: Claim()]
    for way in units.ways where members.contains(way.to) && !(way.from.map(members.contains) ?? false) {
      claims[way.toScene, default: Claim()].ways += way.weight
      claims[way.toScene, default: Claim()].mentions += 1
    }
    let head = claims.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? units.scenes[unit][0]
    return SplitGroup(head: head, scenes: members.flatMap { units.scenes[$0] }.sorted())
  }

  /// What speaks for a scene as the head of its group.
  private struct Claim: Comparable {
    var ways = 0
    var mentions = 0

    static func < (left: Claim, right: Claim) -> Bool {
      (left.ways, left.mentions) < (right.ways, right.mentions)
    }
  }
}
