import ProjectSettings
import Testing

@testable import FlowIndex

@Suite("Ways that code takes")
struct CodeFlowsTests {
  /// `Main` with its initial scene `m`, and `Other` with scenes `o` (initial) and `p` (identified); sources are file 4.
  private func flows(addCode: (inout IndexRows) -> Void) -> [String] {
    var app = AppFixture()
    app.storyboard("Main.storyboard", initial: "m", scenes: [scene("m"), scene("n")])
    app.storyboard("Other.storyboard", initial: "o", scenes: [scene("o"), scene("p", identifier: "P")])
    app.settings(
      "Info.plist",
      entryPoints: [
        EntryPointFact(key: "UIMainStoryboardFile", name: "Main", target: .mainStoryboard, line: 1)
      ])
    app.source("A.swift")
    return app.flowRows(addCode: addCode).flowTexts.filter { !$0.contains("-entry->") }
  }

  @Test("code in a controller leads from each of its scenes")
  func codeOfScenes() {
    let found = flows { rows in
      rows.addReference("instantiate", in: 4, storyboard: "Other", identifier: "P", owners: [1, 2], targets: [4])
      rows.addReference("instantiate_initial", in: 4, storyboard: "Other", owners: [1], targets: [3])
    }
    #expect(found == ["m -code-> p certain", "n -code-> p certain", "m -code-> o certain"])
  }

  @Test("code of no scene, and static code of a scene's class, start ways of their own")
  func codeOfNoScene() {
    let found = flows { rows in
      rows.addReference("instantiate", in: 4, storyboard: "Other", identifier: "P", targets: [4])
      rows.addReference(
        "instantiate", in: 4, storyboard: "Other", identifier: "P", isStatic: true, owners: [4], targets: [4])
    }
    #expect(found == ["* -code-> p certain", "* -code-> p certain"])
  }

  @Test("where several storyboards may be meant the way is likely")
  func severalStoryboards() {
    let found = flows { rows in
      rows.addReference("instantiate", in: 4, identifier: "P", owners: [1], targets: [2, 4])
    }
    #expect(found == ["m -code-> n likely", "m -code-> p likely"])
  }

  @Test("names of watch controllers are ways too")
  func watchControllers() {
    let found = flows { rows in
      rows.addReference("push_controller", in: 4, identifier: "P", owners: [1], targets: [4])
      rows.addReference("present_controller", in: 4, identifier: "P", owners: [1], targets: [4])
      rows.addReference("reload_controllers", in: 4, identifier: "P", owners: [1], targets: [4])
    }
    #expect(found == [String](repeating: "m -code-> p certain", count: 3))
  }

  @Test("a call whose identifier is told at run time leaves scenes that nothing else leads to unproven")
  func openCalls() {
    let found = flows { rows in
      rows.addReference("instantiate", in: 4, resolution: "dynamic", owners: [1])
      rows.addReference("instantiate", in: 4, resolution: "dynamic", owners: [2])
    }
    #expect(found == ["m -code-> p unproven"])
  }

  @Test("a call on a known storyboard could mean the scenes of that storyboard only")
  func openCallsOfStoryboard() {
    let found = flows { rows in
      rows.addReference("instantiate", in: 4, resolution: "dynamic", owners: [1], storyboards: [1])
    }
    #expect(found == [])
    let other = flows { rows in
      rows.addReference("instantiate", in: 4, resolution: "dynamic", owners: [1], storyboards: [2])
    }
    #expect(other == ["m -code-> p unproven"])
  }

  @Test("a call that is open, but whose result is cast, likely makes the scenes of that class")
  func castResults() {
    let found = flows { rows in
      rows.addReference(
        "instantiate", in: 4, resolution: "dynamic", castClass: "PController", owners: [1], targets: [4])
    }
    #expect(found == ["m -code-> p likely"])
  }

  @Test("the initial scene of some storyboard, told at run time, is unproven")
  func openInitialScenes() {
    let found = flows { rows in
      rows.addReference("instantiate_initial", in: 4, resolution: "dynamic")
    }
    #expect(found == ["* -code-> o unproven"])
  }

  @Test("a storyboard that is handed on likely opens its initial scene, unless the function makes something of it")
  func handedOnStoryboards() {
    let handedOn = flows { rows in
      rows.addReference("storyboard", in: 4, function: "configure", storyboard: "Other", storyboards: [2])
    }
    #expect(handedOn == ["* -code-> o likely"])
    let used = flows { rows in
      rows.addReference("storyboard", in: 4, function: "show", storyboard: "Other", storyboards: [2])
      rows.addReference("instantiate", in: 4, function: "show", storyboard: "Other", identifier: "P", targets: [4])
    }
    #expect(used == ["* -code-> p certain"])
  }

  @Test("code that makes a reference makes what it stands for")
  func references() {
    var app = AppFixture()
    app.storyboard("Main.storyboard", scenes: [reference("r", to: "Other")])
    app.storyboard("Other.storyboard", initial: "o", scenes: [scene("o")])
    app.source("A.swift")
    let rows = app.flowRows { rows in
      rows.addReference("instantiate", in: 3, storyboard: "Main", identifier: "R", targets: [1])
    }
    #expect(rows.flowTexts.filter { $0.contains("code") } == ["* -code-> r certain", "* -code-> o certain"])
  }

  @Test("an empty identifier is none: it is told at run time")
  func emptyIdentifier() {
    let found = flows { rows in
      rows.addReference("instantiate", in: 4, storyboard: "Other", identifier: "", owners: [1], storyboards: [2])
    }
    #expect(found == ["m -code-> p unproven"])
  }

  @Test("where no source declares any class of a storyboard, unread code likely makes its identified scenes")
  func unreadCode() {
    func texts(declared: String?) -> [String] {
      var app = AppFixture()
      app.storyboard(
        "Main.storyboard",
        scenes: [
          scene("a", className: "First", identifier: "A"), scene("b", className: "Second"),
          scene("c", className: "UIViewController", identifier: "C"),
        ])
      app.storyboard("Plain.storyboard", scenes: [scene("p", identifier: "P")])
      app.source("A.swift")
      return app.flowRows { rows in
        rows.systemClasses = [SystemClassRow(name: "UIViewController", superclass: nil, framework: "UIKit")]
        if let declared { rows.addClass(declared, in: 3) }
      }.flowTexts
    }
    #expect(texts(declared: nil) == ["* -code-> a likely", "* -code-> c likely"])
    #expect(texts(declared: "Second") == [])
  }
}
