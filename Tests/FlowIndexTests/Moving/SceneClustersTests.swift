import Testing

@testable import FlowIndex

@Suite("In what order scenes can be moved")
struct SceneClustersTests {
  /// Each screen as `object cluster-mates level`, in the order of the scenes.
  private func clusters(_ rows: IndexRows) -> [String] {
    let found = SceneClusters.find(rows: rows)
    return found.map { row in
      let mates = found.filter { $0.cluster == row.cluster }.map { rows.scenes[Int($0.sceneID) - 1].objectID }
      return "\(mates.joined(separator: "+"))/\(row.size) level \(row.level)"
    }
  }

  @Test("what leads nowhere is level 0, and every other scene stands above all that it leads to")
  func levels() {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard", initial: "a", scenes: [scene("a"), scene("b"), scene("c"), scene("d")],
      segues: [segue("1", from: "a", to: "b"), segue("2", from: "b", to: "c"), segue("3", from: "a", to: "c")])
    #expect(clusters(app.flowRows()) == ["a/1 level 2", "b/1 level 1", "c/1 level 0", "d/1 level 0"])
  }

  @Test("scenes that lead to each other share a cluster; a segue that nothing performs counts, a way back does not")
  func sharedClusters() {
    var app = AppFixture()
    var back = segue("4", from: "c", to: "exit", kind: "unwind")
    back.unwindAction = "back:"
    app.storyboard(
      "Main.storyboard", initial: "a", scenes: [scene("a"), scene("b"), scene("c")],
      segues: [
        segue("1", from: "a", to: "b"), segue("2", from: "b", to: "a", isManual: true), segue("3", from: "b", to: "c"),
        back,
      ])
    #expect(clusters(app.flowRows()) == ["a+b/2 level 1", "a+b/2 level 1", "c/1 level 0"])
  }

  @Test("a ring through references in two storyboards is one cluster, and the references are no members")
  func references() {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard", initial: "a", scenes: [scene("a"), reference("r", to: "Other")],
      segues: [segue("1", from: "a", to: "r")])
    app.storyboard(
      "Other.storyboard", initial: "b", scenes: [scene("b"), reference("q", to: "Main")],
      segues: [segue("2", from: "b", to: "q")])
    #expect(clusters(app.flowRows()) == ["a+b/2 level 0", "a+b/2 level 0"])
  }
}
