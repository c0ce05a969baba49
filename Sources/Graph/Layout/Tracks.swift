/// The tracks of one axis: the distinct coordinates at which boxes stand.
struct Tracks {
  /// Where each track was, from low to high.
  private let origins: [Double]
  /// The track of each box.
  private let trackOfBox: [Int]
  private let mostStep: Double
  /// For each track how far it must be from earlier ones.
  private var distances: [[Int: Double]]

  /// - Parameters:
  ///   - values: the coordinate of each box.
  ///   - mostStep: the most that two neighbouring tracks may be apart without need.
  init(_ values: [Double], mostStep: Double) {
    origins = Set(values).sorted()
    let tracks = Dictionary(uniqueKeysWithValues: origins.enumerated().map { ($0.element, $0.offset) })
    trackOfBox = values.map { tracks[$0] ?? 0 }
    self.mostStep = mostStep
    distances = Array(repeating: [:], count: origins.count)
  }

  /// Asks for two boxes of different tracks to be at least so far apart.
  mutating func keepApart(_ first: Int, _ second: Int, by distance: Double) {
    let low = min(trackOfBox[first], trackOfBox[second])
    let high = max(trackOfBox[first], trackOfBox[second])
    guard low < high else { return }
    distances[high][low] = max(distances[high][low] ?? 0, distance)
  }

  /// The coordinate of each box: as it was, with needless emptiness taken out and needed room put in.
  func coordinates() -> [Double] {
    var places: [Double] = []
    for track in origins.indices {
      guard let last = places.last else {
        places.append(0)
        continue
      }
      let step = min(origins[track] - origins[track - 1], mostStep)
      let needed = distances[track].map { places[$0.key] + $0.value }.max() ?? 0
      places.append(max(last + step, needed))
    }
    return trackOfBox.map { places[$0] }
  }
}
