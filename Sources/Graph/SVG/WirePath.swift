/// The lines of a wireframe, as the data of one path.
struct WirePath {
  private(set) var text = ""

  var isEmpty: Bool { text.isEmpty }

  mutating func rectangle(_ frame: Rectangle) {
    text += "M\(frame.x.svg) \(frame.y.svg)h\(frame.width.svg)v\(frame.height.svg)h\((-frame.width).svg)z"
  }

  mutating func line(from start: Point, to end: Point) {
    text += "M\(start.x.svg) \(start.y.svg)L\(end.x.svg) \(end.y.svg)"
  }

  mutating func circle(middle: Point, radius: Double) {
    text += "M\((middle.x - radius).svg) \(middle.y.svg)a\(radius.svg) \(radius.svg) 0 1 0 \((radius * 2).svg) 0"
    text += "a\(radius.svg) \(radius.svg) 0 1 0 \((-radius * 2).svg) 0"
  }

  /// A rectangle whose short sides are round.
  mutating func capsule(_ frame: Rectangle) {
    rounded(frame, radius: frame.height / 2)
  }

  mutating func rounded(_ frame: Rectangle, radius: Double) {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    let arc = "a\(radius.svg) \(radius.svg) 0 0 1 "
    let width = (frame.width - 2 * radius).svg
    let height = (frame.height - 2 * radius).svg
    text += "M\((frame.x + radius).svg) \(frame.y.svg)h\(width)\(arc)\(radius.svg) \(radius.svg)v\(height)"
    text += "\(arc)\((-radius).svg) \(radius.svg)h-\(width)\(arc)\((-radius).svg) \((-radius).svg)v-\(height)"
    text += "\(arc)\(radius.svg) \((-radius).svg)z"
  }

  /// The ends of both diagonals, for what other views stand on.
  mutating func corners(_ frame: Rectangle) {
    let (width, height) = (frame.width * 0.1, frame.height * 0.1)
    for (x, right) in [(frame.x, width), (frame.maxX, -width)] {
      for (y, down) in [(frame.y, height), (frame.maxY, -height)] {
        line(from: Point(x: x, y: y), to: Point(x: x + right, y: y + down))
      }
    }
  }

  /// Both diagonals.
  mutating func cross(_ frame: Rectangle) {
    line(from: Point(x: frame.x, y: frame.y), to: Point(x: frame.maxX, y: frame.maxY))
    line(from: Point(x: frame.maxX, y: frame.y), to: Point(x: frame.x, y: frame.maxY))
  }
}
