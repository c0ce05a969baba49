import Testing

@testable import Graph

@Suite("A part of a map")
struct MapSelectionTests {
  /// 1 → 2 → (reference 3) → 4 → 5 in two storyboards; 5 leads back to 1.
  private let map: FlowMap = {
    func scene(_ id: Int64, _ kind: SceneKind = .screen) -> MapScene {
      MapScene(id: id, objectID: "\(id)", element: "viewController", label: "Scene \(id)", kind: kind)
    }
    return FlowMap(
      storyboards: [
        MapStoryboard(
          id: 1, name: "Main", path: "Main.storyboard", scenes: [scene(1), scene(2), scene(3, .reference)]),
        MapStoryboard(id: 2, name: "Other", path: "Other.storyboard", scenes: [scene(4), scene(5)]),
      ],
      flows: [
        Way(from: nil, to: 1, style: .entry), Way(from: 1, to: 2, style: .show), Way(from: 2, to: 4, style: .show),
        Way(from: 4, to: 5, style: .show), Way(from: 5, to: 1, style: .unwind),
      ],
      arrows: [
        Way(from: nil, to: 1, style: .entry), Way(from: 1, to: 2, style: .show), Way(from: 2, to: 3, style: .show),
        Way(from: 3, to: 4, style: .reference), Way(from: 4, to: 5, style: .show), Way(from: 5, to: 1, style: .unwind),
      ])
  }()

  @Test("from a scene goes as many steps as asked; passing a reference is no step")
  func countsSteps() {
    func scenes(_ start: Int64, _ depth: Int?) -> [Int64] {
      MapSelection.reachable(from: [start], depth: depth, of: map).scenes.map(\.id)
    }
    #expect(scenes(2, 0) == [2])
    #expect(scenes(2, 1) == [2, 3, 4])
    #expect(scenes(1, 1) == [1, 2])
    #expect(scenes(4, nil) == [4, 5])
    #expect(scenes(1, nil) == [1, 2, 3, 4, 5])
  }

  @Test("has only ways whose both ends are in it")
  func cutsWays() {
    let part = MapSelection.storyboards(named: "Main", of: map)
    #expect(part.storyboards.map(\.name) == ["Main"])
    #expect(part.arrows.map(\.toSceneID) == [1, 2, 3])
    #expect(part.flows.map(\.toSceneID) == [1, 2])
  }
}
