/// Rectangles by the cells of a grid they touch, to find overlaps without asking each.
struct BoxGrid {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private static let cellSize = 256.0
  private var cells: [Cell: [Rectangle]] = [:]

  init(_ rectangles: [Rectangle]) {
    for rectangle in rectangles { insert(rectangle) }
  }

  mutating func insert(_ rectangle: Rectangle) {
    for cell in Self.cells(of: rectangle) { cells[cell, default: []].append(rectangle) }
  }

  /// The area that a rectangle shares with others; what lies in two cells counts twice.
  func overlap(with rectangle: Rectangle) -> Double {
    Self.cells(of: rectangle).reduce(0) { sum, cell in
      (cells[cell] ?? []).reduce(sum) { sum, other in
        sum + (other.intersection(rectangle).map { $0.width * $0.height } ?? 0)
      }
    }
  }

  private static func cells(of rectangle: Rectangle) -> [Cell] {
    let columns = Int(rectangle.x / cellSize)...Int(rectangle.maxX / cellSize)
    let rows = Int(rectangle.y / cellSize)...Int(rectangle.maxY / cellSize)
    return columns.flatMap { column in rows.map { Cell(column: column, row: $0) } }
  }
}
