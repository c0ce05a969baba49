/// What it takes to make one text of another.
enum EditCost {
  /// The cost of a letter inserted, removed, replaced or swapped with its neighbour.
  static let letter = 2
  /// The cost of a letter in the wrong case.
  static let letterCase = 1

  /// The least cost, or nil where it exceeds the limit.
  static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
    guard abs(left.count - right.count) * letter <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(stride(from: 0, through: right.count * letter, by: letter))
    for (row, scalar) in left.enumerated() {
      var current = [(row + 1) * letter]
      current.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column] + replacement(of: scalar, by: other), last[column + 1] + letter, current[column] + letter)
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + letter)
        }
        current.append(cost)
      }
      // A swap can reach back two rows, so both must be beyond the limit before the rest is hopeless.
      if let least = current.min(), let earlier = last.min(), least > limit, earlier > limit { return nil }
      beforeLast = last
      last = current
    }
    guard let cost = last.last, cost <= limit else { return nil }
    return cost
  }

  private static func replacement(of scalar: Unicode.Scalar, by other: Unicode.Scalar) -> Int {
    if scalar == other { return 0 }
    return scalar.properties.lowercaseMapping == other.properties.lowercaseMapping ? letterCase : letter
  }
}
