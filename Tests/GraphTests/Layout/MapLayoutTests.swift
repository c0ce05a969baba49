import Testing

@testable import Graph

@Suite("The layout of a map")
struct MapLayoutTests {
  private func scene(_ id: Int64, at place: Point?, kind: SceneKind = .screen) -> MapScene {
    var scene = MapScene(id: id, objectID: "\(id)", element: "viewController", label: "Scene \(id)", kind: kind)
    scene.canvasPosition = place
    scene.screenSize = id % 3 == 0 ? Size(width: 1024, height: 768) : Size(width: 375, height: 667)
    return scene
  }

  /// A hundred scenes close together: phones, tablets and references.
  private func crowd(_ first: Int64, placed: Bool) -> [MapScene] {
    (first..<first + 100).map { id in
      let place = placed ? Point(x: Double(id * 37 % 211) * 3, y: Double(id * 53 % 197) * 3) : nil
      return scene(id, at: place, kind: id % 4 == 0 ? .reference : .screen)
    }
  }

  private func board(_ id: Int64, _ scenes: [MapScene]) -> MapStoryboard {
    MapStoryboard(id: id, name: "Board \(id)", path: "\(id).storyboard", scenes: scenes)
  }

  @Test("lets no two scenes and no two storyboards overlap, with and without places on the canvas")
  func overlapsNothing() {
    let ways = (1...150).map { Way(from: Int64($0), to: Int64($0 * 13 % 200 + 1), style: .show) }
    let boards = [
      board(1, crowd(1, placed: true)), board(2, crowd(101, placed: false)), board(3, [scene(201, at: nil)]),
    ]
    let layout = MapLayout(FlowMap(storyboards: boards, arrows: ways))
    let boxes = layout.boards.flatMap(\.boxes)
    #expect(boxes.count == 201)
    for first in boxes.indices {
      #expect(!boxes.indices.dropFirst(first + 1).contains { boxes[first].overlaps(boxes[$0]) })
    }
    let frames = layout.boards.map(\.frame)
    for first in frames.indices {
      #expect(!frames.indices.dropFirst(first + 1).contains { frames[first].overlaps(frames[$0]) })
    }
    for board in layout.boards { #expect(board.boxes.allSatisfy { board.frame.union($0) == board.frame }) }
  }

  @Test("follows the canvas: left stays left, above stays above")
  func followsCanvas() {
    let scenes = [
      scene(1, at: Point(x: 0, y: 0)), scene(2, at: Point(x: 500, y: 10)), scene(4, at: Point(x: 0, y: 900)),
    ]
    let boxes = MapLayout(FlowMap(storyboards: [board(1, scenes)])).boards[0].boxes
    #expect(boxes[0].maxX < boxes[1].x)
    #expect(boxes[0].maxY < boxes[2].y)
    #expect(boxes[0].center.x == boxes[2].center.x)
    #expect(boxes[0].center.y == boxes[1].center.y)
  }

  @Test("puts scenes that stand nowhere in columns, each behind what leads to it")
  func layersScenes() {
    let scenes = (1...4).map { scene(Int64($0), at: Point(x: 0, y: 0)) }
    let ways = [
      Way(from: 1, to: 2, style: .show), Way(from: 1, to: 4, style: .show), Way(from: 2, to: 3, style: .show),
    ]
    let layout = MapLayout(FlowMap(storyboards: [board(1, scenes)], arrows: ways))
    let boxes = layout.boards[0].boxes
    #expect(boxes[0].maxX < boxes[1].x)
    #expect(boxes[1].maxX < boxes[2].x)
    #expect(boxes[1].center.x == boxes[3].center.x)
  }

  @Test("starts with the storyboard that the app starts with")
  func startsWithEntry() {
    let boards = [board(1, [scene(1, at: nil)]), board(2, [scene(2, at: nil)])]
    let layout = MapLayout(FlowMap(storyboards: boards, arrows: [Way(from: nil, to: 2, style: .entry)]))
    #expect(layout.boards.map(\.storyboard.id) == [2, 1])
  }
}
