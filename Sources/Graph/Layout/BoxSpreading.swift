/// Moves boxes apart until none overlap, and together where much is empty; rows, columns and their order stay.
///
/// All boxes whose middles share an x stand on one track and move as one, and likewise for y. Each pair of boxes is kept
/// apart along the axis on which it is farther apart already, so the tracks of an axis can be set from first to last.
struct BoxSpreading {
  /// The room between boxes beside each other, for arrows and their names.
  static let horizontalGap = 96.0
  /// The room between boxes above each other.
  static let verticalGap = 44.0
  private static let namedVerticalGap = 66.0
  private static let lineBesideName = 52.0
  /// References hold no screen, and stand close.
  private static let chipGap = 18.0
  /// Middles nearer than this are meant to line up.
  private static let tolerance = 12.0
  /// No more than this is left empty between two tracks.
  private static let mostStep = 290.0

  private let sizes: [Size]
  private let middles: [Point]
  private let names: [BoxPair: Double]

  /// - Parameters:
  ///   - sizes: of the boxes, in units.
  ///   - middles: where the boxes should stand.
  ///   - names: how long the longest name is that stands on an arrow between two boxes.
  init(sizes: [Size], middles: [Point], names: [BoxPair: Double] = [:]) {
    self.sizes = sizes
    self.names = names
    self.middles = Self.separated(Self.aligned(middles))
  }

  /// The boxes in the order they came.
  func boxes() -> [Rectangle] {
    var columns = Tracks(middles.map(\.x), mostStep: Self.mostStep)
    var rows = Tracks(middles.map(\.y), mostStep: Self.mostStep)
    for first in sizes.indices {
      for second in sizes.indices.dropFirst(first + 1) { keepApart(first, second, &columns, &rows) }
    }
    let xs = columns.coordinates()
    let ys = rows.coordinates()
    return sizes.indices.map { Rectangle(center: Point(x: xs[$0], y: ys[$0]), size: sizes[$0]) }
  }

  private func keepApart(_ first: Int, _ second: Int, _ columns: inout Tracks, _ rows: inout Tracks) {
    let gap = gap(first, second)
    let width = (sizes[first].width + sizes[second].width) / 2 + gap.width
    let height = (sizes[first].height + sizes[second].height) / 2 + gap.height
    let horizontal = abs(middles[first].x - middles[second].x)
    let vertical = abs(middles[first].y - middles[second].y)
    let isBeside = horizontal > 0 && (vertical == 0 || horizontal - width >= vertical - height)
    if isBeside {
      columns.keepApart(first, second, by: width)
    } else {
      rows.keepApart(first, second, by: height)
    }
  }

  /// The least room between two boxes. A name needs some of the line to be seen before and after it.
  private func gap(_ first: Int, _ second: Int) -> Size {
    if sizes[first].height <= BoxMetrics.chipHeight, sizes[second].height <= BoxMetrics.chipHeight {
      return Size(width: Self.chipGap, height: Self.chipGap)
    }
    let named = names[BoxPair(first, second)].map { $0 + Self.lineBesideName } ?? 0
    return Size(width: max(Self.horizontalGap, named), height: named > 0 ? Self.namedVerticalGap : Self.verticalGap)
  }

  private static func aligned(_ middles: [Point]) -> [Point] {
    let xs = aligned(middles.map(\.x))
    let ys = aligned(middles.map(\.y))
    return middles.indices.map { Point(x: xs[$0], y: ys[$0]) }
  }

  private static func aligned(_ values: [Double]) -> [Double] {
    var aligned = values
    var track = -Double.infinity
    for index in values.indices.sorted(by: { (values[$0], $0) < (values[$1], $1) }) {
      if values[index] - track > tolerance { track = values[index] }
      aligned[index] = track
    }
    return aligned
  }

  /// Boxes on one spot get a track each, in their order.
  private static func separated(_ middles: [Point]) -> [Point] {
    var taken: Set<Point> = []
    return middles.map { middle in
      var middle = middle
      while !taken.insert(middle).inserted { middle.y += 1 }
      return middle
    }
  }
}
