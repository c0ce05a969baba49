/// Packs frames on shelves, from left to right and from top to bottom, in their order.
struct ShelfPacking {
  private static let gap = 48.0
  /// How much wider than high the whole should be, as screens are.
  private static let aspect = 1.5

  private let sizes: [Size]
  private let shelfWidth: Double

  init(_ sizes: [Size]) {
    self.sizes = sizes
    let area = sizes.reduce(0) { $0 + ($1.width + Self.gap) * ($1.height + Self.gap) }
    shelfWidth = max(sizes.map(\.width).max() ?? 0, (area * Self.aspect * 1.15).squareRoot())
  }

  /// Where the top left corner of each goes.
  func corners() -> [Point] {
    var corners: [Point] = []
    var shelf = Shelf(top: 0)
    for size in sizes {
      if let corner = shelf.place(size, shelfWidth: shelfWidth, gap: Self.gap) {
        corners.append(corner)
      } else {
        shelf = Shelf(top: shelf.top + shelf.height + Self.gap)
        corners.append(shelf.place(size, shelfWidth: .infinity, gap: Self.gap) ?? Point(x: 0, y: shelf.top))
      }
    }
    return corners
  }
}

/// One shelf: columns of frames, as high as its highest frame.
private struct Shelf {
  let top: Double
  private(set) var height = 0.0
  /// The column that is being filled.
  private var column = Rectangle(x: 0, y: 0, width: 0, height: 0)

  init(top: Double) {
    self.top = top
  }

  /// Below what stands in the column if there is room, else in a new column; nil where the shelf is full.
  mutating func place(_ size: Size, shelfWidth: Double, gap: Double) -> Point? {
    let isRoomBelow = column.height > 0 && column.height + gap + size.height <= height
    if isRoomBelow, column.x + size.width <= shelfWidth, size.width <= column.width * 1.25 {
      let corner = Point(x: column.x, y: top + column.height + gap)
      column.height += gap + size.height
      column.width = max(column.width, size.width)
      return corner
    }
    let left = column.width == 0 ? 0 : column.maxX + gap
    guard left + size.width <= shelfWidth || left == 0 else { return nil }
    column = Rectangle(x: left, y: 0, width: size.width, height: size.height)
    height = max(height, size.height)
    return Point(x: left, y: top)
  }
}
