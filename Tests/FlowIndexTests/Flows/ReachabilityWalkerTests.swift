import InterfaceBuilder
import ProjectSettings
import Testing

@testable import FlowIndex

@Suite("Which scenes can be reached")
struct ReachabilityWalkerTests {
  private func flow(_ id: Int64, _ from: Int64?, _ to: Int64, via: String = "segue", _ certainty: String = "certain")
    -> FlowRow
  {
    FlowRow(id: id, fromSceneID: from, toSceneID: to, via: via, certainty: certainty)
  }

  @Test("the shortest way is told, of equally short ones the first")
  func shortestWay() {
    let flows = [
      flow(1, nil, 1, via: "entry"), flow(2, 1, 2), flow(3, 2, 3), flow(4, 3, 4), flow(5, 1, 3), flow(6, 2, 4),
    ]
    let rows = ReachabilityWalker.walk(flows: flows, sceneCount: 5)
    #expect(
      rows == [
        SceneReachabilityRow(sceneID: 1, isReachable: true, depth: 0, viaFlowID: 1),
        SceneReachabilityRow(sceneID: 2, isReachable: true, depth: 1, viaFlowID: 2),
        SceneReachabilityRow(sceneID: 3, isReachable: true, depth: 1, viaFlowID: 5),
        SceneReachabilityRow(sceneID: 4, isReachable: true, depth: 2, viaFlowID: 6),
        SceneReachabilityRow(sceneID: 5, isReachable: false),
      ])
  }

  @Test("likely ways are followed; unproven ways and ways back are not")
  func followedWays() {
    let flows = [
      flow(1, nil, 1, via: "entry"), flow(2, 1, 2, "likely"), flow(3, 1, 3, "unproven"), flow(4, 1, 4, via: "unwind"),
      flow(5, nil, 5, via: "code", "unproven"),
    ]
    let rows = ReachabilityWalker.walk(flows: flows, sceneCount: 5)
    #expect(rows.map(\.isReachable) == [true, true, false, false, false])
  }

  @Test("rings end, and no scenes give no rows")
  func rings() {
    let rows = ReachabilityWalker.walk(flows: [flow(1, nil, 1), flow(2, 1, 2), flow(3, 2, 1)], sceneCount: 2)
    #expect(rows.map(\.depth) == [0, 1])
    #expect(ReachabilityWalker.walk(flows: [], sceneCount: 0) == [])
  }

  @Test("a long chain of scenes is walked to its end")
  func longChain() {
    let count = 50_000
    var flows = [flow(1, nil, 1, via: "entry")]
    for scene in 1..<count { flows.append(flow(Int64(scene + 1), Int64(scene), Int64(scene + 1))) }
    let rows = ReachabilityWalker.walk(flows: flows, sceneCount: count)
    #expect(rows.last == SceneReachabilityRow(sceneID: 50_000, isReachable: true, depth: 49_999, viaFlowID: 50_000))
  }

  @Test("reached only by code, only by a reference, only from an unreachable scene, only by unwind")
  func wholeApp() {
    var back = segue("4", from: "a", to: "exit", kind: "unwind")
    back.unwindAction = "back:"
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard", initial: "a",
      scenes: [
        scene("a", className: "Home"), reference("r", to: "Settings"), scene("code", identifier: "Code"),
        scene("island"), scene("onlyFromIsland"), scene("onlyUnwind", className: "Target"),
      ],
      segues: [segue("1", from: "a", to: "r"), segue("2", from: "island", to: "onlyFromIsland"), back])
    app.storyboard("Settings.storyboard", initial: "settings", scenes: [scene("settings")])
    app.settings(
      "Info.plist",
      entryPoints: [
        EntryPointFact(key: "UIMainStoryboardFile", name: "Main", target: .mainStoryboard, line: 1)
      ])
    app.source("A.swift")
    let rows = app.flowRows { rows in
      rows.addClass("Home", in: 4)
      rows.addMethod("back:", to: rows.addClass("Target", in: 4))
      rows.addReference("instantiate", in: 4, storyboard: "Main", identifier: "Code", owners: [1], targets: [3])
    }
    #expect(rows.reached == ["a": 0, "r": 1, "code": 1, "settings": 1])
    #expect(rows.wayTo("settings") == ["a", "settings"])
    #expect(rows.wayTo("code") == ["a", "code"])
    #expect(rows.flowTexts.contains("a -unwind-> onlyUnwind likely"))
  }

  @Test("code of an unreachable scene reaches nothing; code of no scene does")
  func codeOfUnreachableScene() {
    var app = AppFixture()
    app.storyboard("Main.storyboard", initial: "a", scenes: [scene("a"), scene("lost"), scene("x"), scene("y")])
    app.settings(
      "Info.plist",
      entryPoints: [
        EntryPointFact(key: "UIMainStoryboardFile", name: "Main", target: .mainStoryboard, line: 1)
      ])
    let rows = app.flowRows { rows in
      rows.addReference("instantiate", in: 2, storyboard: "Main", identifier: "X", owners: [2], targets: [3])
      rows.addReference("instantiate", in: 2, storyboard: "Main", identifier: "Y", targets: [4])
    }
    #expect(rows.reached == ["a": 0, "y": 0])
  }
}
