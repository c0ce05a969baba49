/// Finds room for the names of arrows along their lines.
struct LabelPlacement {
  /// A name with its middle.
  struct Label: Equatable {
    let text: String
    let middle: Point
    let width: Double
  }

  static let fontSize = 12.0
  private static let mostWidth = 150.0
  static let height = 16.0
  /// Their words would say what the line says already.
  private static let unnamed: Set<WayStyle> = [.relationship, .entry, .reference]
  /// From the middle of the line outwards.
  private static let parts = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82]

  private let boxes: BoxGrid
  private var labels: BoxGrid

  init(boxes: [Rectangle]) {
    self.boxes = BoxGrid(boxes)
    labels = BoxGrid([])
  }

  /// The place of each arrow's name; nil for arrows without one.
  mutating func place(_ routes: [ArrowRoute]) -> [Label?] {
    routes.map { route in Self.text(on: route.way).map { place($0, along: route) } }
  }

  /// What is written on a way; nil where its line says enough.
  static func text(on way: Way) -> String? {
    guard let name = way.label, !unnamed.contains(way.style) else { return nil }
    let text = TextWidth.cut(name.shownSafely(most: 60), to: mostWidth, size: fontSize)
    return text.isEmpty ? nil : text
  }

  private mutating func place(_ text: String, along route: ArrowRoute) -> Label {
    let width = TextWidth.width(of: text, size: Self.fontSize) + 6
    let places = Self.parts.map { part in
      Rectangle(center: route.point(at: part), size: Size(width: width, height: Self.height))
    }
    let costs = places.map { labels.overlap(with: $0) * 4 + boxes.overlap(with: $0) }
    let best = places.indices.min { (costs[$0], $0) < (costs[$1], $1) } ?? 0
    labels.insert(places[best])
    return Label(text: text, middle: places[best].center, width: width)
  }
}
