/// Finds the lines of arrows between the boxes of a layout.
struct ArrowRouter {
  /// How long the arrow into the app is.
  private static let entryLength = 30.0
  /// Boxes whose middles differ by no more than this stand in one row or column.
  private static let mostLean = 60.0

  private let boxes: [Int64: Rectangle]
  private let ways: [Way]

  /// Ways whose scenes are not on the map are left out.
  init(boxes: [Int64: Rectangle], ways: [Way]) {
    self.boxes = boxes
    self.ways = ways.filter { way in
      boxes[way.toSceneID] != nil && way.fromSceneID.map { boxes[$0] != nil } ?? true
    }
  }

  /// One route a way, in their order.
  func routes() -> [ArrowRoute] {
    let pairs = ways.enumerated().map { ends(of: $1, index: $0) }
    let places = ArrowPorts(pairs.flatMap { pair in [pair.start, pair.end].compactMap { $0 } }, boxes: boxes).places()
    return zip(ways, pairs).map { way, ends in
      let end = point(of: ends.end, places)
      let start = ends.start.map { point(of: $0, places) }
      return ArrowRoute(
        way: way, start: start ?? Point(x: end.x - Self.entryLength, y: end.y),
        startSide: ends.start?.side ?? .right, end: end, endSide: ends.end.side)
    }
  }

  private func point(of end: ArrowEnd, _ places: [ArrowEnd: Double]) -> Point {
    end.side.point(of: box(end.scene), at: places[end] ?? 0)
  }

  private func ends(of way: Way, index: Int) -> (start: ArrowEnd?, end: ArrowEnd) {
    let target = box(way.toSceneID)
    guard let from = way.fromSceneID else {
      let wish = target.y + min(target.height, BoxMetrics.headerHeight) / 2
      return (nil, ArrowEnd(scene: way.toSceneID, side: .left, wish: wish, way: index, isStart: false))
    }
    if from == way.toSceneID { return loop(at: from, index: index) }
    let source = box(from)
    let sides = sides(from: source, to: target)
    return (
      ArrowEnd(scene: from, side: sides.0, wish: wish(sides.0, towards: target), way: index, isStart: true),
      ArrowEnd(scene: way.toSceneID, side: sides.1, wish: wish(sides.1, towards: source), way: index, isStart: false)
    )
  }

  /// The sides that face each other, unless boxes of the same row or column stand between: then around those.
  private func sides(from source: Rectangle, to target: Rectangle) -> (BoxSide, BoxSide) {
    let facing = BoxSide.facing(from: source, to: target)
    let line = Self.straightLine(from: source, to: target, isLevel: facing.0.isUpright)
    let isInLine = (facing.0.isUpright ? line.height : line.width) <= Self.mostLean
    guard isInLine, boxes.values.contains(where: { $0 != source && $0 != target && $0.overlaps(line) }) else {
      return facing
    }
    return facing.0.isUpright ? (.top, .top) : (.right, .right)
  }

  /// The part of the drawing that the straightest arrow between two boxes passes.
  private static func straightLine(from source: Rectangle, to target: Rectangle, isLevel: Bool) -> Rectangle {
    var (start, end) = (source.center, target.center)
    if isLevel {
      start.y = min(max(end.y, source.y), source.maxY)
      end.y = min(max(source.center.y, target.y), target.maxY)
    } else {
      start.x = min(max(end.x, source.x), source.maxX)
      end.x = min(max(source.center.x, target.x), target.maxX)
    }
    return Rectangle(
      x: min(start.x, end.x), y: min(start.y, end.y), width: max(abs(start.x - end.x), 1),
      height: max(abs(start.y - end.y), 1))
  }

  /// From a scene to itself: around its upper right corner.
  private func loop(at scene: Int64, index: Int) -> (start: ArrowEnd?, end: ArrowEnd) {
    let box = box(scene)
    return (
      ArrowEnd(scene: scene, side: .right, wish: box.y + 20, way: index, isStart: true),
      ArrowEnd(scene: scene, side: .top, wish: box.maxX - 40, way: index, isStart: false)
    )
  }

  private func wish(_ side: BoxSide, towards other: Rectangle) -> Double {
    side.isUpright ? other.center.y : other.center.x
  }

  private func box(_ scene: Int64) -> Rectangle { boxes[scene] ?? Rectangle(x: 0, y: 0, width: 0, height: 0) }
}
