import InterfaceBuilder
import Testing

@testable import FlowIndex

@Suite("Scenes that stand for scenes of other storyboards")
struct SceneLinksTests {
  /// An app whose `Main` has tabs `t` with the scene `p` in them; `Settings` has the scenes `i` (initial) and `d`
  /// (identified as Detail), `Bare` no initial scene.
  private func rows(
    _ placeholder: SceneFact, attributes: [RuntimeAttributeFact] = [], className: String? = nil,
    addCode: (inout IndexRows) -> Void = { _ in }
  ) -> IndexRows {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard", scenes: [scene("t", "tabBarController"), placeholder],
      segues: [
        segue("s", from: "t", to: "p", kind: "relationship", relationship: "viewControllers", className: className)
      ], runtimeAttributes: attributes)
    app.storyboard("Settings.storyboard", initial: "i", scenes: [scene("i"), scene("d", identifier: "Detail")])
    app.storyboard("Bare.storyboard", scenes: [scene("b")])
    app.source("A.swift")
    return app.flowRows(addCode: addCode)
  }

  private func television(_ restorationIdentifier: String?) -> IndexRows {
    rows(scene("p", className: "TVStoryboardViewController", restorationIdentifier: restorationIdentifier))
  }

  private func robBrown(_ attributes: [RuntimeAttributeFact]) -> IndexRows {
    rows(scene("p", className: "RBStoryboardLink"), attributes: attributes)
  }

  @Test("a placeholder controller stands for the initial scene of the storyboard that it names")
  func restorationIdentifiers() {
    let found = television("Settings")
    #expect(found.linkTexts == ["p -TVStoryboardViewController-> i"])
    #expect(found.placeholders == ["p"])
    #expect(found.scene("p")?.targetSceneID == found.sceneID("i"))
    #expect(
      found.flowTexts.filter { $0.hasPrefix("t") } == ["t -relationship-> p certain", "t -link-> i certain"])
  }

  @Test("each typo of a placeholder controller has its problem")
  func restorationIdentifierTypos() {
    let name = "p -TVStoryboardViewController-> "
    #expect(television("Setings").linkTexts == [name + "no storyboard 'Setings'; did you mean 'Settings'?"])
    #expect(television("Bare").linkTexts == [name + "storyboard 'Bare' has no initial scene"])
    #expect(
      television(nil).linkTexts == [name + "it has no restoration identifier, which would name the storyboard"])
    #expect(television("Bare").placeholders == ["p"])
  }

  @Test("runtime attributes name the storyboard and perhaps a scene")
  func runtimeAttributes() {
    let found = robBrown([
      runtimeAttribute("sceneIdentifier", "Detail", of: "p"), runtimeAttribute("storyboardName", "Settings", of: "p"),
    ])
    #expect(found.linkTexts == ["p -RBStoryboardLink-> d"])
    #expect(found.storyboardLinks.map(\.text) == ["storyboardName = Settings, sceneIdentifier = Detail"])
    #expect(
      robBrown([runtimeAttribute("storyboardName", "Settings", of: "p")]).linkTexts == ["p -RBStoryboardLink-> i"])
  }

  @Test("each typo in runtime attributes has its problem")
  func runtimeAttributeTypos() {
    let name = "p -RBStoryboardLink-> "
    #expect(robBrown([]).linkTexts == [name + "no runtime attribute 'storyboardName' names the storyboard"])
    #expect(
      robBrown([runtimeAttribute("storyboardName", "Setings", of: "p")]).linkTexts
        == [name + "no storyboard 'Setings'; did you mean 'Settings'?"])
    #expect(
      robBrown([runtimeAttribute("storyboardName", "Bare", of: "p")]).linkTexts
        == [name + "storyboard 'Bare' has no initial scene"])
    #expect(
      robBrown([
        runtimeAttribute("storyboardName", "Settings", of: "p"), runtimeAttribute("sceneIdentifier", "X", of: "p"),
      ]).linkTexts == [name + "storyboard 'Settings' has no scene 'X'"])
  }

  @Test("a storyboard of a bundle that is not in the tree is unresolved, but no problem")
  func otherBundle() {
    let found = robBrown([
      runtimeAttribute("storyboardName", "Elsewhere", of: "p"),
      runtimeAttribute("storyboardBundleIdentifier", "com.example.kit", of: "p"),
    ])
    #expect(found.linkTexts == ["p -RBStoryboardLink-> ?"])
  }

  @Test("a segue class that reads the attributes of its destination links straight away")
  func segueClass() {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard", scenes: [scene("a"), scene("p", className: "RBStoryboardLink")],
      segues: [segue("s", from: "a", to: "p", kind: "custom", className: "RBStoryboardPushSegue")],
      runtimeAttributes: [runtimeAttribute("storyboardName", "Settings", of: "p")])
    app.storyboard("Settings.storyboard", initial: "i", scenes: [scene("i")])
    let found = app.flowRows()
    #expect(found.linkTexts == ["p -RBStoryboardLink-> i", "s -RBStoryboardPushSegue-> i"])
    #expect(found.storyboardLinks.map(\.doesPush) == [false, true])
    #expect(
      found.flowTexts.filter { $0.hasPrefix("a") } == ["a -link-> i certain", "a -segue-> p certain"])
  }

  @Test("a subclass of a placeholder class stands for a scene as well")
  func subclasses() {
    let found = rows(scene("p", className: "Tab", restorationIdentifier: "Settings")) { rows in
      rows.addClass("Tab", in: 4)
      rows.types[0].superclass = "TVStoryboardViewController"
    }
    #expect(found.linkTexts == ["p -TVStoryboardViewController-> i"])
  }
}
