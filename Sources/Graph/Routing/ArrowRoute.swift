/// The line of one arrow: a curve from the border of one box to that of another.
struct ArrowRoute: Equatable {
  let way: Way
  let start: Point
  /// The points that the curve leaves and arrives towards.
  let startControl: Point
  let endControl: Point
  let end: Point

  init(way: Way, start: Point, startSide: BoxSide, end: Point, endSide: BoxSide) {
    self.way = way
    self.start = start
    self.end = end
    let distance = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
    let reach = Self.reach(distance: distance, isAround: startSide == endSide, isLoop: way.fromSceneID == way.toSceneID)
    startControl = Point(x: start.x + startSide.outward.x * reach, y: start.y + startSide.outward.y * reach)
    endControl = Point(x: end.x + endSide.outward.x * reach, y: end.y + endSide.outward.y * reach)
  }

  /// How far the curve swings out at its ends. Around other boxes it stays within the gap beside them.
  private static func reach(distance: Double, isAround: Bool, isLoop: Bool) -> Double {
    if isAround { return 42 }
    return min(max(distance * 0.4, 18), 160) * (isLoop ? 2 : 1)
  }

  /// The point of the curve at a part of the way, from 0 to 1.
  func point(at part: Double) -> Point {
    let rest = 1 - part
    let weights = (rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part)
    return Point(
      x: weights.0 * start.x + weights.1 * startControl.x + weights.2 * endControl.x + weights.3 * end.x,
      y: weights.0 * start.y + weights.1 * startControl.y + weights.2 * endControl.y + weights.3 * end.y)
  }
}
