extension WirePath {
  /// Draws a view of a kind.
  mutating func outline(_ kind: ViewKind, _ frame: Rectangle) {
    switch kind {
    case .label: return
    case .plain, .container, .navigationBar, .toolbar, .tabBar, .table, .collection, .cell,
      .textView, .web:
      rectangle(frame)
    case .button: rounded(frame, radius: 4)
    case .textField: rounded(frame, radius: 2.5)
    case .search: rounded(frame.inset(3), radius: 5)
    case .image: image(frame)
    case .map: map(frame)
    case .toggle: toggle(frame)
    case .slider: slider(frame)
    case .stepper, .segments: halves(frame)
    case .progress: capsule(strip(frame, height: 2))
    case .activity: activity(frame)
    case .pages: dots(frame)
    case .picker: picker(frame)
    case .separator: line(from: Point(x: frame.x, y: frame.center.y), to: Point(x: frame.maxX, y: frame.center.y))
    }
  }

  private mutating func image(_ frame: Rectangle) {
    rectangle(frame)
    cross(frame)
  }

  /// A frame with two roads.
  private mutating func map(_ frame: Rectangle) {
    rectangle(frame)
    let (width, height) = (frame.width, frame.height)
    line(from: Point(x: frame.x, y: frame.y + height * 0.7), to: Point(x: frame.maxX, y: frame.y + height * 0.4))
    line(from: Point(x: frame.x + width * 0.3, y: frame.y), to: Point(x: frame.x + width * 0.45, y: frame.maxY))
  }

  private mutating func toggle(_ frame: Rectangle) {
    let body = strip(frame, height: min(frame.height, frame.width * 0.6))
    capsule(body)
    let radius = max(body.height / 2 - 1, 0.5)
    circle(middle: Point(x: body.maxX - body.height / 2, y: body.center.y), radius: radius)
  }

  private mutating func slider(_ frame: Rectangle) {
    let radius = min(frame.height / 2, 6)
    line(from: Point(x: frame.x, y: frame.center.y), to: Point(x: frame.maxX, y: frame.center.y))
    circle(middle: Point(x: frame.x + frame.width * 0.5, y: frame.center.y), radius: radius)
  }

  private mutating func halves(_ frame: Rectangle) {
    rounded(frame, radius: 3)
    line(from: Point(x: frame.center.x, y: frame.y), to: Point(x: frame.center.x, y: frame.maxY))
  }

  private mutating func activity(_ frame: Rectangle) {
    let radius = min(frame.width, frame.height) / 2
    circle(middle: frame.center, radius: radius)
    circle(middle: frame.center, radius: radius * 0.45)
  }

  private mutating func dots(_ frame: Rectangle) {
    for offset in [-7.0, 0, 7] { circle(middle: Point(x: frame.center.x + offset, y: frame.center.y), radius: 2) }
  }

  /// A wheel with the chosen row in the middle.
  private mutating func picker(_ frame: Rectangle) {
    rectangle(frame)
    let row = min(8, frame.height / 4)
    for offset in [-row, row] {
      let y = frame.center.y + offset
      line(from: Point(x: frame.x + 3, y: y), to: Point(x: frame.maxX - 3, y: y))
    }
  }

  /// The middle part of a frame with a height of its own.
  private func strip(_ frame: Rectangle, height: Double) -> Rectangle {
    Rectangle(x: frame.x, y: frame.center.y - height / 2, width: frame.width, height: height)
  }
}
