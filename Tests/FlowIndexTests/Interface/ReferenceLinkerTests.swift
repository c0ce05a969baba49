import InterfaceBuilder
import Testing

@testable import FlowIndex

@Suite("What storyboard references stand for")
struct ReferenceLinkerTests {
  /// The row of a reference that stands in `Main`, beside a storyboard `Other`.
  private func linked(_ fact: SceneFact, otherInitial: String? = "o") -> SceneRow? {
    var app = AppFixture()
    app.storyboard("Main.storyboard", initial: "m", scenes: [scene("m", identifier: "Home"), fact])
    app.storyboard(
      "Other.storyboard", initial: otherInitial, scenes: [scene("o"), scene("p", identifier: "Detail")])
    return app.interfaceRows().scene(fact.objectID)
  }

  @Test("a storyboard alone means its initial scene")
  func initialScene() {
    let row = linked(reference("r", to: "Other"))
    #expect(row?.targetSceneID == 3)
    #expect(row?.targetProblem == nil)
  }

  @Test("an identifier means that scene, and without a storyboard one of the same storyboard")
  func identifiedScene() {
    #expect(linked(reference("r", to: "Other", identifier: "Detail"))?.targetSceneID == 4)
    #expect(linked(reference("r", to: nil, identifier: "Home"))?.targetSceneID == 1)
    #expect(linked(reference("r", to: nil))?.targetSceneID == 1)
  }

  @Test("a reference that leads nowhere says why")
  func problems() {
    #expect(linked(reference("r", to: "Othr"))?.targetProblem == "no storyboard 'Othr'; did you mean 'Other'?")
    #expect(
      linked(reference("r", to: "Other", identifier: "Detial"))?.targetProblem
        == "storyboard 'Other' has no scene 'Detial'; did you mean 'Detail'?")
    #expect(
      linked(reference("r", to: nil, identifier: "Detail"))?.targetProblem
        == "storyboard 'Main' has no scene 'Detail'")
    #expect(
      linked(reference("r", to: "Other"), otherInitial: nil)?.targetProblem
        == "storyboard 'Other' has no initial scene")
  }

  @Test("a storyboard of another bundle that is not in the tree is unresolved, but no problem")
  func otherBundle() {
    let row = linked(reference("r", to: "LibraryUI", bundle: "com.example.library"))
    #expect(row != nil)
    #expect(row?.targetSceneID == nil)
    #expect(row?.targetProblem == nil)
    #expect(linked(reference("r", to: "Other", bundle: "com.example.library"))?.targetSceneID == 3)
  }

  @Test("a chain of references ends at the real scene")
  func chain() {
    var app = AppFixture()
    app.storyboard("A.storyboard", scenes: [reference("r1", to: "B")])
    app.storyboard("B.storyboard", initial: "r2", scenes: [reference("r2", to: "C", identifier: "End")])
    app.storyboard("C.storyboard", scenes: [scene("c", identifier: "End")])
    let rows = app.interfaceRows()
    #expect(rows.scene("r1")?.targetSceneID == rows.sceneID("c"))
    #expect(rows.scene("r2")?.targetSceneID == rows.sceneID("c"))
  }

  @Test("a ring of references, and a reference to itself, are problems")
  func ring() {
    var app = AppFixture()
    app.storyboard("A.storyboard", initial: "r1", scenes: [reference("r1", to: "B")])
    app.storyboard("B.storyboard", initial: "r2", scenes: [reference("r2", to: "A")])
    app.storyboard("C.storyboard", initial: "r3", scenes: [reference("r3", to: nil)])
    let rows = app.interfaceRows()
    #expect(rows.scenes.map(\.targetSceneID) == [nil, nil, nil])
    #expect(
      rows.scenes.map(\.targetProblem)
        == [String?](repeating: "the reference leads back to itself", count: 3))
  }

  @Test("an iOS storyboard does not mean a Mac storyboard of the name")
  func platforms() {
    var app = AppFixture()
    app.storyboard("iOS/Main.storyboard", platform: "iOS", scenes: [reference("r", to: "Settings")])
    app.storyboard("iOS/Mac/Settings.storyboard", platform: "macOS", initial: "x", scenes: [scene("x")])
    app.storyboard("Shared/Settings.storyboard", platform: "iOS", initial: "y", scenes: [scene("y")])
    let rows = app.interfaceRows()
    #expect(rows.scene("r")?.targetSceneID == rows.sceneID("y"))
  }

  @Test("a copy refers to the copy of its own language, else to the development language")
  func localisedCopies() {
    var app = AppFixture()
    app.storyboard("Base.lproj/Main.storyboard", scenes: [reference("b", to: "Other")])
    app.storyboard("fr.lproj/Main.storyboard", scenes: [reference("f", to: "Other")])
    app.storyboard("de.lproj/Main.storyboard", scenes: [reference("d", to: "Other")])
    app.storyboard("de_old.lproj/Other.storyboard", initial: "old", scenes: [scene("old")])
    app.storyboard("fr.lproj/Other.storyboard", initial: "of", scenes: [scene("of")])
    app.storyboard("Base.lproj/Other.storyboard", initial: "ob", scenes: [scene("ob")])
    let rows = app.interfaceRows()
    #expect(rows.scene("b")?.targetSceneID == rows.sceneID("ob"))
    #expect(rows.scene("f")?.targetSceneID == rows.sceneID("of"))
    #expect(rows.scene("d")?.targetSceneID == rows.sceneID("ob"))
  }
}
