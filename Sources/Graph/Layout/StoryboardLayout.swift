/// A storyboard with its boxes, placed from its own top left corner.
struct StoryboardLayout {
  /// The room around the boxes; arrows into the app come from the left.
  private static let padding = 40.0
  private static let titleHeight = 40.0
  private static let leastWidth = 220.0

  let storyboard: MapStoryboard
  /// The box of each scene, in the order of the scenes.
  let boxes: [Rectangle]
  /// The frame around all.
  let size: Size

  init(_ storyboard: MapStoryboard, arrows: [Way]) {
    let middles =
      CanvasPositions.middles(of: storyboard.scenes)
      ?? LayeredPositions(storyboard.scenes, arrows: arrows).middles()
    let spread = BoxSpreading(
      sizes: storyboard.scenes.map(BoxMetrics.size), middles: middles, names: Self.names(arrows, storyboard)
    ).boxes()
    let bounds = spread.bounds ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
    self.storyboard = storyboard
    boxes = spread.map { $0.moved(x: Self.padding - bounds.x, y: Self.titleHeight + Self.padding / 2 - bounds.y) }
    let titleWidth = TextWidth.width(of: storyboard.name, size: 20, isBold: true) + 40
    size = Size(
      width: max(bounds.width + 2 * Self.padding, Self.leastWidth, min(titleWidth, 400)),
      height: bounds.height + Self.titleHeight + Self.padding * 1.5)
  }

  /// How long the longest name on an arrow between two scenes is.
  private static func names(_ arrows: [Way], _ storyboard: MapStoryboard) -> [BoxPair: Double] {
    let places = Dictionary(uniqueKeysWithValues: storyboard.scenes.enumerated().map { ($1.id, $0) })
    return arrows.reduce(into: [:]) { names, arrow in
      guard let from = arrow.fromSceneID.flatMap({ places[$0] }), let to = places[arrow.toSceneID],
        let text = LabelPlacement.text(on: arrow)
      else { return }
      names[BoxPair(from, to), default: 0] = max(
        names[BoxPair(from, to)] ?? 0, TextWidth.width(of: text, size: LabelPlacement.fontSize))
    }
  }
}
