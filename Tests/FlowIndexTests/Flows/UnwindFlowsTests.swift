import InterfaceBuilder
import Testing

@testable import FlowIndex

@Suite("Ways back")
struct UnwindFlowsTests {
  private func unwind(_ id: String, from source: String, selector: String) -> SegueFact {
    var fact = segue(id, from: source, to: "exit", kind: "unwind")
    fact.unwindAction = selector
    return fact
  }

  private func flows(_ app: AppFixture, addCode: (inout IndexRows) -> Void) -> [String] {
    app.flowRows(addCode: addCode).flowTexts.filter { $0.contains("-unwind->") }
  }

  @Test("an unwind segue leads to the scenes whose class, or its superclass, has the method")
  func selectors() {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard",
      scenes: [
        scene("a", className: "List"), scene("b", className: "Detail"), scene("c", className: "SpecialList"),
        scene("d", className: "Other"), scene("e"),
      ],
      segues: [unwind("1", from: "b", selector: "backWithSegue:")])
    app.source("A.swift")
    let found = flows(app) { rows in
      let list = rows.addClass("List", in: 2)
      rows.addMethod("backWithSegue:", to: list)
      rows.addClass("SpecialList", in: 2, superclass: list)
      rows.addMethod("back:", to: rows.addClass("Other", in: 2))
      rows.addClass("Detail", in: 2)
    }
    #expect(found == ["b -unwind-> a likely", "b -unwind-> c likely"])
  }

  @Test("the leaving scene itself is not asked, nor is another app of the tree")
  func otherScenes() {
    var app = AppFixture()
    app.storyboard(
      "One/Main.storyboard", scope: "One",
      scenes: [scene("a", className: "List"), scene("b", className: "List")],
      segues: [unwind("1", from: "b", selector: "back:")])
    app.storyboard("Two/Main.storyboard", scope: "Two", scenes: [scene("c", className: "List")])
    app.source("One/A.swift", scope: "One")
    let found = flows(app) { rows in rows.addMethod("back:", to: rows.addClass("List", in: 3)) }
    #expect(found == ["b -unwind-> a likely"])
  }

  @Test("a selector that no class has leads nowhere")
  func missingSelector() {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard", scenes: [scene("a", className: "List")], segues: [unwind("1", from: "a", selector: "gone:")])
    #expect(flows(app) { _ in } == [])
  }

  @Test("of a selector that very many scenes answer to, the last ones on the ways to the scene are told")
  func baseClass() {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard",
      scenes: [
        scene("a", className: "Base"), scene("b", className: "Base"), scene("c", "navigationController"),
        scene("d", className: "Base"),
      ],
      segues: [
        segue("1", from: "a", to: "b"), segue("2", from: "b", to: "c"), segue("3", from: "c", to: "d"),
        unwind("4", from: "d", selector: "back:"),
      ])
    app.storyboard("Big.storyboard", scenes: (0..<60).map { scene("s\($0)", className: "Base") })
    app.source("A.swift")
    let found = flows(app) { rows in rows.addMethod("back:", to: rows.addClass("Base", in: 3)) }
    #expect(found == ["d -unwind-> b likely"])
  }
}
