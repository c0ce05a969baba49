/// Spreads the ends of arrows along the sides of boxes, so that each can be told from the next.
struct ArrowPorts {
  private struct Side: Hashable {
    let scene: Int64
    let side: BoxSide
  }

  private static let distance = 16.0
  private static let margin = 12.0

  private let sides: [Side: [ArrowEnd]]
  private let boxes: [Int64: Rectangle]

  init(_ ends: [ArrowEnd], boxes: [Int64: Rectangle]) {
    sides = Dictionary(grouping: ends) { Side(scene: $0.scene, side: $0.side) }
    self.boxes = boxes
  }

  /// The coordinate of each end along its side.
  func places() -> [ArrowEnd: Double] {
    var places: [ArrowEnd: Double] = [:]
    for (side, ends) in sides {
      guard let box = boxes[side.scene] else { continue }
      let ordered = ends.sorted { ($0.wish, $0.way) < ($1.wish, $1.way) }
      let spread = Self.spread(ordered.map(\.wish), over: side.side.span(of: box))
      for (end, place) in zip(ordered, spread) { places[end] = place }
    }
    return places
  }

  /// Places in order, as near to the wishes as the distance between them allows.
  private static func spread(_ wishes: [Double], over span: ClosedRange<Double>) -> [Double] {
    let length = span.upperBound - span.lowerBound
    let margin = min(margin, length / 2)
    let low = span.lowerBound + margin
    let high = span.upperBound - margin
    let distance = wishes.count < 2 ? 0 : min(distance, (high - low) / Double(wishes.count - 1))
    var places = wishes.map { min(max($0, low), high) }
    for index in places.indices.dropFirst() { places[index] = max(places[index], places[index - 1] + distance) }
    var limit = high
    for index in places.indices.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - distance
    }
    return places
  }
}
