/// Where the scenes of a storyboard stand before their boxes are spread.
enum CanvasPositions {
  /// A point of Xcode's canvas in units of the drawing; the same as for screens, so that neighbours stay neighbours.
  private static let scale = 0.5
  /// Scenes that nearly line up are meant to line up, in units.
  private static let rowGap = 260.0

  /// The middle of each scene, as the designer placed it.
  ///
  /// - Returns: nil where the file places its scenes nowhere, or most of them on one spot.
  static func middles(of scenes: [MapScene]) -> [Point]? {
    let placed = scenes.compactMap(\.canvasPosition)
    guard !placed.isEmpty, placed.count * 2 >= scenes.count, Set(placed).count * 2 > placed.count else { return nil }
    let middles = scenes.map { $0.canvasPosition.map { Point(x: $0.x * scale, y: $0.y * scale) } }
    return withStrays(middles)
  }

  /// Puts what has no place in a row below the rest.
  private static func withStrays(_ middles: [Point?]) -> [Point] {
    let placed = middles.compactMap { $0 }
    let left = placed.map(\.x).min() ?? 0
    let row = (placed.map(\.y).max() ?? 0) + rowGap
    var strays = 0.0
    return middles.map { middle in
      if let middle { return middle }
      strays += 1
      return Point(x: left + (strays - 1) * rowGap, y: row)
    }
  }
}
