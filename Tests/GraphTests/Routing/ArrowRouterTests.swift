import Testing

@testable import Graph

@Suite("Arrows")
struct ArrowRouterTests {
  private let boxes: [Int64: Rectangle] = [
    1: Rectangle(x: 0, y: 0, width: 100, height: 200),
    2: Rectangle(x: 300, y: 20, width: 100, height: 200),
    3: Rectangle(x: 10, y: 500, width: 100, height: 60),
  ]

  private func isOnBorder(_ point: Point, of box: Rectangle) -> Bool {
    let isWithin = point.x >= box.x && point.x <= box.maxX && point.y >= box.y && point.y <= box.maxY
    let isAtSide = point.x == box.x || point.x == box.maxX || point.y == box.y || point.y == box.maxY
    return isWithin && isAtSide
  }

  @Test("start and end at the borders of their boxes")
  func endsAtBorders() throws {
    let pairs: [(Int64, Int64)] = [(1, 2), (2, 1), (1, 3), (3, 1), (2, 3), (3, 2), (1, 1), (1, 2)]
    let ways = pairs.map { Way(from: $0.0, to: $0.1, style: .show) }
    let routes = ArrowRouter(boxes: boxes, ways: ways).routes()
    #expect(routes.count == pairs.count)
    for (route, pair) in zip(routes, pairs) {
      #expect(isOnBorder(route.start, of: try #require(boxes[pair.0])))
      #expect(isOnBorder(route.end, of: try #require(boxes[pair.1])))
    }
  }

  @Test("run from facing side to facing side")
  func takesFacingSides() {
    let ways = [Way(from: 1, to: 2, style: .show), Way(from: 1, to: 3, style: .show)]
    let routes = ArrowRouter(boxes: boxes, ways: ways).routes()
    #expect(routes[0].start.x == 100)
    #expect(routes[0].end.x == 300)
    #expect(routes[1].start.y == 200)
    #expect(routes[1].end.y == 500)
  }

  @Test("go around boxes that stand between in the same row")
  func goesAround() {
    let row = Dictionary(
      uniqueKeysWithValues: (0..<3).map { column in
        (Int64(column), Rectangle(x: Double(column) * 300, y: 100, width: 100, height: 200))
      })
    let route = ArrowRouter(boxes: row, ways: [Way(from: 2, to: 0, style: .unwind)]).routes()[0]
    #expect(route.start.y == 100 && route.end.y == 100)
    #expect(stride(from: 0.05, to: 1, by: 0.05).allSatisfy { route.point(at: $0).y < 100 })
  }

  @Test("of one pair of scenes keep a distance")
  func keepsDistance() {
    let ways = (1...4).map { Way(from: 1, to: 2, style: .show, label: "\($0)") }
    let starts = ArrowRouter(boxes: boxes, ways: ways).routes().map(\.start.y)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $1 - $0 >= 15 })
  }

  @Test("into the app come from the left, and arrows to what is not on the map are left out")
  func drawsEntries() {
    let ways = [Way(from: nil, to: 2, style: .entry), Way(from: 9, to: 2, style: .show)]
    let routes = ArrowRouter(boxes: boxes, ways: ways).routes()
    #expect(routes.count == 1)
    #expect(routes[0].end.x == 300)
    #expect(routes[0].start.x < 300)
  }
}
