/// Where everything of a map stands.
struct MapLayout {
  /// A storyboard's frame with its scenes' boxes.
  struct Board {
    let storyboard: MapStoryboard
    let frame: Rectangle
    /// In the order of the scenes.
    let boxes: [Rectangle]
  }

  private static let margin = 24.0

  let boards: [Board]
  /// The box of each scene.
  let boxes: [Int64: Rectangle]
  let size: Size
  /// The storyboard of each scene.
  private let homes: [Int64: Int64]

  init(_ map: FlowMap) {
    let layouts = StoryboardOrder(map).ordered().filter { !$0.scenes.isEmpty }.map {
      StoryboardLayout($0, arrows: map.arrows)
    }
    let corners = ShelfPacking(layouts.map(\.size)).corners()
    boards = zip(layouts, corners).map { layout, corner in
      let left = corner.x + Self.margin
      let top = corner.y + Self.margin
      return Board(
        storyboard: layout.storyboard,
        frame: Rectangle(x: left, y: top, width: layout.size.width, height: layout.size.height),
        boxes: layout.boxes.map { $0.moved(x: left, y: top) })
    }
    var boxes: [Int64: Rectangle] = [:]
    var homes: [Int64: Int64] = [:]
    for board in boards {
      for (scene, box) in zip(board.storyboard.scenes, board.boxes) {
        boxes[scene.id] = box
        homes[scene.id] = board.storyboard.id
      }
    }
    self.boxes = boxes
    self.homes = homes
    let bounds = boards.map(\.frame).bounds
    size = Size(width: (bounds?.maxX ?? 0) + Self.margin, height: (bounds?.maxY ?? 0) + Self.margin)
  }

  /// Whether a way leads from one storyboard to another.
  func isFar(_ way: Way) -> Bool {
    way.fromSceneID.map { homes[$0] != homes[way.toSceneID] } ?? false
  }
}
