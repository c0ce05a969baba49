/// The branches of `#if` that a place in a file stands in.
///
/// Both branches of a condition are read, since neither is known to be the one compiled; only `#if 0` is dead for sure.
struct ConditionalBranches {
  private enum Branch {
    /// The guard of a header against being read twice: no condition at all.
    case headerGuard
    case conditional
    /// The first branch of `#if 0`.
    case dead
  }

  private var open: [Branch] = []

  var isConditional: Bool { open.contains { $0 == .conditional } }
  var isDead: Bool { open.last == .dead }

  mutating func open(_ line: DirectiveLine, in bytes: [UInt8]) {
    if line.name == "if", line.isZero(in: bytes) {
      open.append(.dead)
    } else if line.name == "ifndef", open.isEmpty, line.isHeaderGuard(in: bytes) {
      open.append(.headerGuard)
    } else {
      open.append(.conditional)
    }
  }

  mutating func turn() {
    guard let last = open.indices.last, open[last] != .headerGuard else { return }
    open[last] = .conditional
  }

  mutating func close() {
    _ = open.popLast()
  }

  /// Called when the dead branch is over, so that the line that ends it is read like any other.
  mutating func revive() {
    guard let last = open.indices.last else { return }
    open[last] = .conditional
  }
}
