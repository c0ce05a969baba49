import InterfaceBuilder
import Testing

@testable import FlowIndex

@Suite("Ways that storyboards draw")
struct SegueFlowsTests {
  /// The flows of one storyboard, without its entry.
  private func flows(
    _ scenes: [SceneFact], _ segues: [SegueFact], addCode: (inout IndexRows) -> Void = { _ in }
  ) -> [String] {
    var app = AppFixture()
    app.storyboard("Main.storyboard", scenes: scenes, segues: segues)
    app.storyboard("Other.storyboard", initial: "o", scenes: [scene("o")])
    app.source("A.swift")
    return app.flowRows(addCode: addCode).flowTexts.filter { !$0.contains("-entry->") }
  }

  @Test("what a control triggers is certain, whatever its kind; relationships and containers have names of their own")
  func kinds() {
    let scenes = [scene("a"), scene("b"), scene("c")]
    let segues = [
      segue("1", from: "a", to: "b", kind: "push"), segue("2", from: "a", to: "b", kind: "popoverPresentation"),
      segue("3", from: "a", to: "c", kind: "custom"), segue("4", from: "a", to: "c", kind: "embed"),
      segue("5", from: "b", to: "c", kind: "relationship", relationship: "rootViewController", isManual: true),
      segue("6", from: "b", to: "a", kind: "relationship", relationship: "window.shadowedContentViewController"),
    ]
    #expect(
      flows(scenes, segues) == [
        "a -segue-> b certain", "a -segue-> b certain", "a -segue-> c certain", "a -embed-> c certain",
        "b -relationship-> c certain", "b -relationship-> a certain",
      ])
  }

  @Test("a segue to nothing is no way")
  func danglingSegue() {
    #expect(flows([scene("a")], [segue("1", from: "a", to: "gone")]) == [])
  }

  @Test("a manual segue that no code performs is unproven")
  func unperformedSegue() {
    let segues = [segue("1", from: "a", to: "b", identifier: "go", isManual: true)]
    #expect(flows([scene("a"), scene("b")], segues) == ["a -segue-> b unproven"])
  }

  @Test("a manual segue that code performs is certain, or likely where the receiver is not sure")
  func performedSegue() {
    let segues = [
      segue("1", from: "a", to: "b", identifier: "go", isManual: true),
      segue("2", from: "a", to: "b", identifier: "jump", isManual: true),
    ]
    let found = flows([scene("a"), scene("b")], segues) { rows in
      rows.addReference("prepare_case", in: 3, identifier: "go", segues: [1])
      rows.addReference("perform_segue", in: 3, identifier: "go", isReceiverCertain: false, segues: [1, 2])
      rows.addReference("perform_segue", in: 3, identifier: "go", segues: [1])
    }
    #expect(found == ["a -segue-> b certain", "a -segue-> b likely"])
  }

  @Test("a segue that code only tests for in prepare is not performed by that")
  func preparedSegue() {
    let segues = [segue("1", from: "a", to: "b", identifier: "go", isManual: true)]
    let found = flows([scene("a"), scene("b")], segues) { rows in
      rows.addReference("prepare_case", in: 3, identifier: "go", segues: [1])
    }
    #expect(found == ["a -segue-> b unproven"])
  }

  @Test("where a controller performs segues that are told at run time, its identified manual segues are likely")
  func openPerformance() {
    let segues = [
      segue("1", from: "a", to: "b", identifier: "go", isManual: true),
      segue("2", from: "a", to: "b", isManual: true),
      segue("3", from: "b", to: "a", identifier: "back", isManual: true),
    ]
    let found = flows([scene("a"), scene("b")], segues) { rows in
      rows.addReference("perform_segue", in: 3, resolution: "dynamic", owners: [1])
    }
    #expect(found == ["a -segue-> b likely", "a -segue-> b unproven", "b -segue-> a unproven"])
  }

  @Test("a container of a library may perform its segues; a class of the system or of the sources alone does not")
  func unreadControllers() {
    let scenes = [
      scene("a", className: "RevealController"), scene("b", className: "AppController"),
      scene("c", className: "UIViewController"), scene("d", className: "LibraryChild"),
    ]
    let segues = ["a", "b", "c", "d"].map {
      segue($0 + "1", from: $0, to: "b", identifier: "go", isManual: true)
    }
    let found = flows(scenes, segues) { rows in
      rows.systemClasses = [SystemClassRow(name: "UIViewController", superclass: nil, framework: "UIKit")]
      rows.addClass("AppController", in: 3)
      rows.addClass("LibraryChild", in: 3, chainEnd: "unknown")
    }
    #expect(
      found == [
        "a -segue-> b likely", "b -segue-> b unproven", "c -segue-> b unproven", "d -segue-> b likely",
      ])
  }

  @Test("peek and pop children are as sure as the segue they stand in")
  func peekChildren() {
    func child(_ id: String, of parent: String) -> SegueFact {
      var child = segue(id, from: "a", to: "b", kind: "preview")
      child.destinationObjectID = nil
      child.parentObjectID = parent
      return child
    }
    let segues = [
      segue("1", from: "a", to: "b"), child("2", of: "1"),
      segue("3", from: "a", to: "b", identifier: "go", isManual: true), child("4", of: "3"),
    ]
    #expect(
      flows([scene("a"), scene("b")], segues) == [
        "a -segue-> b certain", "a -segue-> b certain", "a -segue-> b unproven", "a -segue-> b unproven",
      ])
  }

  @Test("a reference is passed through: the way runs to the real scene, and the reference is reached too")
  func references() {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard", scenes: [scene("a", "tabBarController"), reference("r", to: "Other")],
      segues: [segue("1", from: "a", to: "r", kind: "relationship", relationship: "viewControllers")])
    app.storyboard("Base.lproj/Other.storyboard", initial: "q", scenes: [reference("q", to: "Third", identifier: "T")])
    app.storyboard("Third.storyboard", scenes: [scene("t", identifier: "T")])
    let rows = app.flowRows()
    #expect(
      rows.flowTexts.filter { $0.hasPrefix("a") } == [
        "a -relationship-> r certain", "a -reference-> q certain", "a -reference-> t certain",
      ])
    #expect(rows.flows.filter { $0.fromSceneID == 1 }.map(\.segueID) == [1, 1, 1])
  }

  @Test("through a reference the scenes of all localised copies are reached")
  func referenceToCopies() {
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard", scenes: [scene("a"), reference("r", to: "Other", identifier: "T")],
      segues: [segue("1", from: "a", to: "r")])
    app.storyboard("Base.lproj/Other.storyboard", scenes: [scene("b", identifier: "T")])
    app.storyboard("fr.lproj/Other.storyboard", scenes: [scene("f", identifier: "T")])
    #expect(
      app.flowRows().flowTexts == [
        "a -segue-> r certain", "a -reference-> b certain", "a -reference-> f certain",
      ])
  }
}
