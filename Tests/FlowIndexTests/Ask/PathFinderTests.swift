import Testing

@testable import FlowIndex

@Suite("The shortest way between scenes")
struct PathFinderTests {
  /// The flows, numbered from 1, of scenes 1 to 6.
  private func finder(_ flows: [(from: Int64?, to: Int64, via: String, certainty: String)]) -> PathFinder {
    let rows = flows.enumerated().map { position, flow in
      FlowRow(
        id: Int64(position + 1), fromSceneID: flow.from, toSceneID: flow.to, via: flow.via, certainty: flow.certainty)
    }
    return PathFinder(flows: rows, sceneCount: 6)
  }

  @Test("the way with the fewest steps is found, of equally short ones the one that comes first")
  func shortestWay() {
    let finder = finder([
      (1, 2, "segue", "certain"), (2, 3, "segue", "certain"), (3, 4, "segue", "certain"),
      (1, 5, "segue", "certain"), (5, 4, "code", "likely"), (2, 4, "segue", "certain"),
    ])
    #expect(finder.way(from: [1], to: [4]) == SceneWay(flowIDs: [1, 6], proof: .forward))
    #expect(finder.way(from: [4], to: [1]) == nil)
    #expect(finder.way(from: [5, 2], to: [4]) == SceneWay(flowIDs: [6], proof: .forward))
  }

  @Test("ways back and unproven ways are taken only where nothing better leads there")
  func preference() {
    let finder = finder([
      (1, 4, "segue", "unproven"), (1, 2, "unwind", "likely"), (2, 4, "segue", "certain"),
      (1, 3, "segue", "certain"), (3, 5, "segue", "certain"), (5, 4, "segue", "certain"), (2, 6, "code", "unproven"),
    ])
    #expect(finder.way(from: [1], to: [4]) == SceneWay(flowIDs: [4, 5, 6], proof: .forward))
    #expect(finder.way(from: [1], to: [2]) == SceneWay(flowIDs: [2], proof: .withWaysBack))
    #expect(finder.way(from: [1], to: [6]) == SceneWay(flowIDs: [2, 7], proof: .unproven))
  }

  @Test("without an origin the way starts where the app is entered")
  func fromEntries() {
    let finder = finder([
      (2, 3, "segue", "certain"), (nil, 1, "entry", "certain"), (nil, 2, "code", "certain"), (1, 2, "segue", "certain"),
    ])
    #expect(finder.way(from: nil, to: [3]) == SceneWay(flowIDs: [3, 1], proof: .forward))
    #expect(finder.way(from: nil, to: [6]) == nil)
  }

  @Test("a scene is where it is; rings end")
  func rings() {
    let finder = finder([(1, 2, "segue", "certain"), (2, 1, "segue", "certain")])
    #expect(finder.way(from: [1], to: [1]) == SceneWay(flowIDs: [], proof: .forward))
    #expect(finder.way(from: [1], to: [3]) == nil)
  }
}
