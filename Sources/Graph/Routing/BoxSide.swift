/// A side of a box, at which arrows start and end.
enum BoxSide: Hashable {
  case left, right, top, bottom

  /// Whether arrows stand above each other on it.
  var isUpright: Bool { self == .left || self == .right }

  /// The way out of the box.
  var outward: Point {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .top: Point(x: 0, y: -1)
    case .bottom: Point(x: 0, y: 1)
    }
  }

  /// The point of the side at a coordinate along it.
  func point(of box: Rectangle, at along: Double) -> Point {
    switch self {
    case .left: Point(x: box.x, y: along)
    case .right: Point(x: box.maxX, y: along)
    case .top: Point(x: along, y: box.y)
    case .bottom: Point(x: along, y: box.maxY)
    }
  }

  /// Where the side begins and ends.
  func span(of box: Rectangle) -> ClosedRange<Double> {
    isUpright ? box.y...box.maxY : box.x...box.maxX
  }

  /// The sides of two boxes that face each other. Boxes beside each other are joined sideways, as people read.
  static func facing(from source: Rectangle, to target: Rectangle) -> (BoxSide, BoxSide) {
    let rightwards = target.x - source.maxX
    let leftwards = source.x - target.maxX
    let vertical = max(target.y - source.maxY, source.y - target.maxY)
    let horizontal = max(rightwards, leftwards)
    if horizontal > 0, horizontal >= vertical * 0.35 {
      return rightwards >= leftwards ? (.right, .left) : (.left, .right)
    }
    return target.center.y >= source.center.y ? (.bottom, .top) : (.top, .bottom)
  }
}
