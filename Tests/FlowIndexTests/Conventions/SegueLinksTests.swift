import InterfaceBuilder
import ProjectSettings
import Testing

@testable import FlowIndex

@Suite("Segues that link to other storyboards")
struct SegueLinksTests {
  /// An app whose `Main` has the scenes `a` (initial) and `p`, with one segue `s` from `a` to `p`; `Settings` has the
  /// scenes `i` (initial) and `d` (identified as Detail), `Bare` no initial scene; the sources are file 5.
  private func rows(
    identifier: String?, className: String?, kind: String = "custom", drawn: SceneFact = scene("p"),
    addCode: (inout IndexRows) -> Void = { _ in }
  ) -> IndexRows {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard", initial: "a", scenes: [scene("a", identifier: "Home"), drawn],
      segues: [segue("s", from: "a", to: drawn.objectID, kind: kind, identifier: identifier, className: className)])
    app.storyboard(
      "Settings.storyboard", initial: "i", scenes: [scene("i"), scene("d", identifier: "Detail")])
    app.storyboard("Bare.storyboard", scenes: [scene("b")])
    app.settings(
      "Info.plist",
      entryPoints: [
        EntryPointFact(key: "UIMainStoryboardFile", name: "Main", target: .mainStoryboard, line: 1)
      ])
    app.source("A.swift")
    return app.flowRows(addCode: addCode)
  }

  private func link(_ identifier: String?, className: String = "AOLinkedStoryboardSegue") -> [String] {
    rows(identifier: identifier, className: className).linkTexts
  }

  @Test("scene@storyboard leads to the scene, @storyboard to the initial one")
  func linkedScenes() {
    #expect(link("Detail@Settings") == ["s -AOLinkedStoryboardSegue-> d"])
    #expect(link("@Settings") == ["s -AOLinkedStoryboardSegue-> i"])
    #expect(link("Home@Main") == ["s -AOLinkedStoryboardSegue-> a"])
  }

  @Test("a linked segue is a way to the real scene, and what it is drawn to is a placeholder")
  func flows() {
    let found = rows(identifier: "Detail@Settings", className: "AOLinkedStoryboardSegue")
    #expect(found.flowTexts == ["* -entry-> a certain", "a -link-> d certain", "a -segue-> p certain"])
    #expect(found.placeholders == ["p"])
    #expect(found.flows.map(\.linkID) == [nil, 1, nil])
    #expect(found.reached == ["a": 0, "d": 1, "p": 1])
    #expect(found.storyboardLinks.map(\.doesPush) == [true])
    #expect(found.storyboardLinks.map(\.storyboard) == ["Settings"])
    #expect(found.storyboardLinks.map(\.identifier) == ["Detail"])
  }

  @Test("each typo in scene@storyboard has its problem")
  func typos() {
    let name = "s -AOLinkedStoryboardSegue-> "
    #expect(link("Detail@Setings") == [name + "no storyboard 'Setings'; did you mean 'Settings'?"])
    #expect(
      link("Detial@Settings") == [name + "storyboard 'Settings' has no scene 'Detial'; did you mean 'Detail'?"])
    #expect(link("@Bare") == [name + "storyboard 'Bare' has no initial scene"])
    #expect(link("Detail") == [name + "no '@' in 'Detail'; write 'Detail@Settings'"])
    #expect(link("Settings") == [name + "no '@' in 'Settings'; write '@Settings' for the initial scene of 'Settings'"])
    #expect(link("Nothing") == [name + "no '@' in 'Nothing'"])
    #expect(link("Detail@") == [name + "no storyboard in 'Detail@'; write 'Detail@Settings'"])
    #expect(link("Settings@Detail") == [name + "the halves are in the wrong order; write 'Detail@Settings'"])
    #expect(link(nil) == [name + "the segue has no identifier, which would name the storyboard"])
  }

  @Test("a broken link is no way, and its placeholder is a placeholder all the same")
  func brokenLink() {
    let found = rows(identifier: "Detail@Setings", className: "AOLinkedStoryboardSegue")
    #expect(found.flowTexts == ["* -entry-> a certain", "a -segue-> p certain"])
    #expect(found.placeholders == ["p"])
  }

  @Test("the Swift port has the halves the other way round, and takes a bare name for the storyboard")
  func swiftPort() {
    let name = "LinkedStoryboardSegue"
    #expect(link("Settings@Detail", className: name) == ["s -\(name)-> d"])
    #expect(link("Settings", className: name) == ["s -\(name)-> i"])
    #expect(
      link("Detail@Settings", className: name) == [
        "s -\(name)-> the halves are in the wrong order; write 'Settings@Detail'"
      ])
    #expect(
      link("Detail", className: name) == [
        "s -\(name)-> no storyboard 'Detail', but a scene; write 'Settings@Detail'"
      ])
    #expect(link("Bare", className: name) == ["s -\(name)-> storyboard 'Bare' has no initial scene"])
    #expect(
      link("Settings@Detail", className: "LinkedStoryboardModalSegue") == ["s -LinkedStoryboardModalSegue-> d"])
    #expect(rows(identifier: "Settings", className: name).storyboardLinks.map(\.doesPush) == [false])
  }

  @Test("an external storyboard segue names the storyboard alone")
  func externalStoryboard() {
    let name = "AAPLExternalStoryboardSegue"
    #expect(link("Settings", className: name) == ["s -\(name)-> i"])
    #expect(link("Bare", className: name) == ["s -\(name)-> storyboard 'Bare' has no initial scene"])
    #expect(
      link("Setings", className: name) == ["s -\(name)-> no storyboard 'Setings'; did you mean 'Settings'?"])
  }

  @Test("segues of any kind link by scene@storyboard:tag; a kind that pushes does so")
  func anySegue() {
    func texts(_ identifier: String, kind: String) -> [String] {
      rows(identifier: identifier, className: nil, kind: kind).linkTexts
    }
    #expect(texts("Detail@Settings:2", kind: "modal") == ["s -JGLinkedStoryboard-> d"])
    #expect(texts("@Settings", kind: "push") == ["s -JGLinkedStoryboard-> i"])
    #expect(
      texts("Detail@Setings", kind: "modal") == [
        "s -JGLinkedStoryboard-> no storyboard 'Setings'; did you mean 'Settings'?"
      ])
    #expect(
      texts("Settings@Detail", kind: "modal") == [
        "s -JGLinkedStoryboard-> the halves are in the wrong order; write 'Detail@Settings'"
      ])
    let pushes = ["push", "modal"].flatMap {
      rows(identifier: "Detail@Settings", className: nil, kind: $0).storyboardLinks.map(\.doesPush)
    }
    #expect(pushes == [true, false])
  }

  @Test("an '@' in the identifier of some segue is no link while nothing of its names is known")
  func otherIdentifiers() {
    #expect(rows(identifier: "mail@example", className: nil).linkTexts == [])
    #expect(rows(identifier: "showDetail", className: nil).linkTexts == [])
    #expect(rows(identifier: "Detail@Settings", className: nil, kind: "unwind").linkTexts == [])
    let withCategory = rows(identifier: "mail@example", className: nil) { rows in
      let category = rows.addClass("UIStoryboardSegue", in: 5)
      rows.addMethod("sceneNamed:", to: category, kind: "method")
    }
    #expect(withCategory.linkTexts == ["s -JGLinkedStoryboard-> no storyboard 'example'"])
  }

  @Test("a class method of UIStoryboard may stand for the storyboard")
  func storyboardMethods() {
    func texts(_ storyboard: String?) -> [String] {
      rows(identifier: "Detail@settingsFlow", className: nil) { rows in
        let category = rows.addClass("UIStoryboard", in: 5)
        rows.addMethod("settingsFlow", to: category, kind: "method")
        rows.members[0].isStatic = true
        rows.addReference("storyboard", in: 5, function: "settingsFlow", storyboard: storyboard)
        rows.codeReferences[0].typeName = "UIStoryboard"
      }.linkTexts
    }
    #expect(texts("Settings") == ["s -JGLinkedStoryboard-> d"])
    #expect(texts(nil) == ["s -JGLinkedStoryboard-> ?"])
  }

  @Test("a subclass of a linked segue links as well, and one that performs by itself is not said to push")
  func subclasses() {
    let quiet = rows(identifier: "Detail@Settings", className: "FadeSegue") { rows in
      let base = rows.addClass("AOLinkedStoryboardSegue", in: 5)
      rows.addMethod("perform", to: base, kind: "method")
      rows.addClass("FadeSegue", in: 5, superclass: base)
    }
    #expect(quiet.linkTexts == ["s -AOLinkedStoryboardSegue-> d"])
    #expect(quiet.storyboardLinks.map(\.doesPush) == [true])
    let own = rows(identifier: "Detail@Settings", className: "FadeSegue") { rows in
      let fade = rows.addClass("FadeSegue", in: 5)
      rows.types[0].superclass = "Pod.AOLinkedStoryboardSegue"
      rows.addMethod("perform", to: fade, kind: "method")
    }
    #expect(own.linkTexts == ["s -AOLinkedStoryboardSegue-> d"])
    #expect(own.storyboardLinks.map(\.doesPush) == [false])
    #expect(rows(identifier: "Detail@Settings", className: "OtherSegue").linkTexts == ["s -JGLinkedStoryboard-> d"])
  }

  @Test("a drawn scene with a class, or one that code makes, is a screen and no placeholder")
  func realScenes() {
    let classed = rows(
      identifier: "Detail@Settings", className: "AOLinkedStoryboardSegue", drawn: scene("p", className: "Page"))
    #expect(classed.placeholders == [])
    #expect(!classed.flowTexts.contains("a -segue-> p certain"))
    let made = rows(identifier: "Detail@Settings", className: "AOLinkedStoryboardSegue") { rows in
      rows.addReference("instantiate", in: 5, identifier: "P", targets: [2])
    }
    #expect(made.placeholders == [])
  }

  @Test("a link reaches the scene in every localised copy")
  func localisedCopies() {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard", scenes: [scene("a"), scene("p")],
      segues: [
        segue("s", from: "a", to: "p", kind: "custom", identifier: "T@Other", className: "AOLinkedStoryboardSegue")
      ])
    app.storyboard("Base.lproj/Other.storyboard", scenes: [scene("b", identifier: "T")])
    app.storyboard("fr.lproj/Other.storyboard", scenes: [scene("f", identifier: "T")])
    #expect(
      app.flowRows().flowTexts == ["a -link-> b certain", "a -link-> f certain", "a -segue-> p certain"])
  }
}
