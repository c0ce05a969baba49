/// One end of an arrow at a box.
struct ArrowEnd: Hashable {
  let scene: Int64
  let side: BoxSide
  /// Where along the side it would be straightest.
  let wish: Double
  /// The arrow, by its place among all.
  let way: Int
  let isStart: Bool
}
