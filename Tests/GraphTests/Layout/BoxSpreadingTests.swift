import Testing

@testable import Graph

@Suite("Boxes on the canvas")
struct BoxSpreadingTests {
  /// Numbers without an order that anybody would see, the same in each run.
  private struct Scatter {
    var state: UInt64

    mutating func next(below limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(UInt32.max / 2) * limit
    }
  }

  private func overlaps(_ boxes: [Rectangle]) -> Int {
    boxes.indices.reduce(0) { count, first in
      count + boxes.indices.dropFirst(first + 1).count { boxes[first].overlaps(boxes[$0]) }
    }
  }

  @Test("never overlap, however close and however large they are", arguments: [1, 2, 3, 4, 5])
  func spreadsWorstCase(seed: UInt64) {
    var scatter = Scatter(state: seed)
    var sizes: [Size] = []
    var middles: [Point] = []
    for _ in 0..<120 {
      sizes.append(Size(width: 40 + scatter.next(below: 400), height: 20 + scatter.next(below: 400)))
      middles.append(Point(x: scatter.next(below: 500).rounded(), y: scatter.next(below: 500).rounded()))
    }
    #expect(overlaps(BoxSpreading(sizes: sizes, middles: middles).boxes()) == 0)
  }

  @Test("all on one spot come to stand one below the other")
  func spreadsEqualPlaces() {
    let sizes = Array(repeating: Size(width: 100, height: 50), count: 6)
    let boxes = BoxSpreading(sizes: sizes, middles: Array(repeating: Point(x: 7, y: 7), count: 6)).boxes()
    #expect(overlaps(boxes) == 0)
    #expect(Set(boxes.map(\.x)).count == 1)
    #expect(boxes.map(\.y) == boxes.map(\.y).sorted())
  }

  @Test("of one row and one column stay in line when they are moved apart")
  func keepsRowsAndColumns() {
    let size = Size(width: 200, height: 300)
    let middles = [Point(x: 0, y: 0), Point(x: 50, y: 2), Point(x: 0, y: 80), Point(x: 50, y: 80)]
    let boxes = BoxSpreading(sizes: Array(repeating: size, count: 4), middles: middles).boxes()
    #expect(overlaps(boxes) == 0)
    #expect(boxes[0].y == boxes[1].y)
    #expect(boxes[2].y == boxes[3].y)
    #expect(boxes[0].x == boxes[2].x)
    #expect(boxes[1].x == boxes[3].x)
    #expect(boxes[0].maxX + BoxSpreading.horizontalGap <= boxes[1].x)
    #expect(boxes[0].maxY + BoxSpreading.verticalGap <= boxes[2].y)
  }

  @Test("that stand far apart come nearer, in their order")
  func closesEmptiness() {
    let size = Size(width: 100, height: 100)
    let boxes = BoxSpreading(sizes: [size, size], middles: [Point(x: 0, y: 0), Point(x: 90_000, y: 0)]).boxes()
    #expect(boxes[1].x > boxes[0].maxX)
    #expect(boxes[1].x - boxes[0].maxX < 1000)
  }
}
