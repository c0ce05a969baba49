/// A rectangle by its top left corner and size.
public struct Rectangle: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(center: Point, size: Size) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// The same rectangle elsewhere.
  func moved(x horizontal: Double, y vertical: Double) -> Rectangle {
    Rectangle(x: x + horizontal, y: y + vertical, width: width, height: height)
  }

  /// The rectangle with its sides moved inwards, never past its middle.
  func inset(_ distance: Double) -> Rectangle {
    let horizontal = min(distance, width / 2)
    let vertical = min(distance, height / 2)
    return Rectangle(
      x: x + horizontal, y: y + vertical, width: width - 2 * horizontal, height: height - 2 * vertical)
  }

  /// Whether the two share more than a border.
  func overlaps(_ other: Rectangle) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// What the two share; nil where that is nothing.
  func intersection(_ other: Rectangle) -> Rectangle? {
    guard overlaps(other) else { return nil }
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rectangle(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle around both.
  func union(_ other: Rectangle) -> Rectangle {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rectangle(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension Sequence<Rectangle> {
  /// The smallest rectangle around all; nil where there is none.
  var bounds: Rectangle? {
    reduce(nil) { $0?.union($1) ?? $1 }
  }
}
