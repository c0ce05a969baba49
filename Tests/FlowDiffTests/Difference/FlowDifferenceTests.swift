import Testing

@testable import FlowDiff

@Suite("The difference between two moments of an app's flow")
struct FlowDifferenceTests {
  private typealias Sample = SampleFlow

  @Test("of one moment with itself is empty, whatever numbers the rows have")
  func nothing() {
    let old = FlowSnapshot(
      scenes: [Sample.scene(1, "a", label: "A"), Sample.scene(2, "b", label: "B")],
      segues: [Sample.segue(1, "s", from: 1, to: 2, identifier: "go")], ways: [Sample.way(nil, 1), Sample.way(1, 2)])
    let new = FlowSnapshot(
      scenes: [Sample.scene(8, "a", label: "A"), Sample.scene(9, "b", label: "B")],
      segues: [Sample.segue(7, "s", from: 8, to: 9, identifier: "go")], ways: [Sample.way(nil, 8), Sample.way(8, 9)])
    #expect(FlowDifference(old: old, new: old).isEmpty)
    #expect(FlowDifference(old: old, new: new).isEmpty)
  }

  @Test("names scenes that came and went, with what leads to them")
  func comesAndGoes() {
    let old = FlowSnapshot(
      scenes: [Sample.scene(1, "a", label: "A"), Sample.scene(2, "b", label: "B", identifier: "b")],
      segues: [Sample.segue(1, "s", from: 1, to: 2, identifier: "go")], ways: [Sample.way(1, 2)])
    let new = FlowSnapshot(
      scenes: [Sample.scene(1, "a", label: "A"), Sample.scene(2, "c", label: "C", isReachable: false)])
    let difference = FlowDifference(old: old, new: new)
    #expect(difference.lines(.scenes) == ["removed 'B' in 'Main'", "added 'C' in 'Main', which cannot be reached"])
    #expect(difference.lines(.segues) == ["removed show segue 'go' from 'A' in 'Main' to 'B' in 'Main'"])
    #expect(difference.lines(.identifiers) == ["removed scene identifier 'b'", "removed segue identifier 'go'"])
    #expect(difference.lines(.ways) == ["removed 'A' in 'Main' to 'B' in 'Main' by segue"])
    #expect(difference.lines(.becameUnreachable) == [])
  }

  @Test("knows a scene by its object id, and says what about it changed")
  func changesScene() {
    let old = FlowSnapshot(scenes: [Sample.scene(1, "a", label: "A", className: "Old", identifier: "first")])
    let new = FlowSnapshot(scenes: [Sample.scene(5, "a", label: "Z", className: "New", identifier: "second")])
    let difference = FlowDifference(old: old, new: new)
    #expect(
      difference.lines(.scenes) == [
        "changed 'Z' in 'Main' [class Old > New] [identifier first > second] [label A > Z]"
      ])
    #expect(difference.lines(.identifiers) == ["changed scene identifier 'second' [identifier first > second]"])
  }

  @Test("follows a scene to another storyboard, and one whose object id is new by its identifier or label")
  func followsScenes() {
    let old = FlowSnapshot(scenes: [
      Sample.scene(1, "a", label: "A"), Sample.scene(2, "b", label: "B", identifier: "b"),
      Sample.scene(3, "c", label: "C"),
    ])
    let new = FlowSnapshot(scenes: [
      Sample.scene(1, "a", label: "A", storyboard: "Other"), Sample.scene(2, "x", label: "BB", identifier: "b"),
      Sample.scene(3, "y", label: "C"),
    ])
    #expect(
      FlowDifference(old: old, new: new).lines(.scenes) == [
        "changed 'BB' in 'Main' [label B > BB]",
        "changed 'A' in 'Other' [storyboard Main > Other] [file Main.storyboard > Other.storyboard]",
      ])
  }

  @Test("says where a segue leads now, and what else is another")
  func changesSegue() {
    let scenes = [Sample.scene(1, "a", label: "A"), Sample.scene(2, "b", label: "B"), Sample.scene(3, "c", label: "C")]
    let old = FlowSnapshot(scenes: scenes, segues: [Sample.segue(1, "s", from: 1, to: 2, identifier: "go")])
    let new = FlowSnapshot(scenes: scenes, segues: [Sample.segue(1, "s", from: 1, to: 3, kind: "push")])
    let difference = FlowDifference(old: old, new: new)
    #expect(
      difference.lines(.segues) == [
        "changed push segue from 'A' in 'Main' to 'C' in 'Main' [kind show > push] [identifier go > none] "
          + "[destination 'B' in 'Main' > 'C' in 'Main']"
      ])
    #expect(difference.lines(.identifiers) == ["removed segue identifier 'go'"])
  }

  @Test("an identifier that goes from one scene to another of its file is no change of identifiers")
  func movesIdentifier() {
    let old = FlowSnapshot(scenes: [
      Sample.scene(1, "a", label: "A", identifier: "x"), Sample.scene(2, "b", label: "B"),
    ])
    let new = FlowSnapshot(scenes: [
      Sample.scene(1, "a", label: "A"), Sample.scene(2, "b", label: "B", identifier: "x"),
    ])
    let difference = FlowDifference(old: old, new: new)
    #expect(difference.lines(.identifiers) == [])
    #expect(difference.lines(.scenes).count == 2)
  }

  @Test("tells screens that nobody can reach any more and those that can be reached again")
  func reachability() {
    let old = FlowSnapshot(scenes: [
      Sample.scene(1, "a", label: "A", isReachable: true), Sample.scene(2, "b", label: "B", isReachable: false),
      Sample.scene(3, "c", label: "C", isReachable: nil),
    ])
    let new = FlowSnapshot(scenes: [
      Sample.scene(1, "a", label: "A", isReachable: false), Sample.scene(2, "b", label: "B", isReachable: true),
      Sample.scene(3, "c", label: "C", isReachable: nil),
    ])
    let difference = FlowDifference(old: old, new: new)
    #expect(difference.lines(.becameUnreachable) == ["changed 'A' in 'Main'"])
    #expect(difference.lines(.becameReachable) == ["changed 'B' in 'Main'"])
  }

  @Test("counts ways of one kind between two scenes once, by the most certain")
  func certainty() {
    let scenes = [Sample.scene(1, "a", label: "A"), Sample.scene(2, "b", label: "B")]
    let old = FlowSnapshot(
      scenes: scenes, ways: [Sample.way(1, 2, certainty: "unproven"), Sample.way(1, 2, certainty: "certain")])
    let new = FlowSnapshot(
      scenes: scenes, ways: [Sample.way(1, 2, certainty: "likely"), Sample.way(nil, 2, via: "code")])
    #expect(
      FlowDifference(old: old, new: new).lines(.ways) == [
        "added code of no scene to 'B' in 'Main' by code",
        "changed 'A' in 'Main' to 'B' in 'Main' by segue [certainty certain > likely]",
      ])
  }

  @Test("says nothing about a file that one moment could not read, and nothing about who can be reached")
  func gaps() {
    let other = Sample.scene(2, "b", label: "B", storyboard: "Other")
    let old = FlowSnapshot(scenes: [Sample.scene(1, "a", label: "A"), other])
    var lost = other
    lost.isReachable = false
    let new = FlowSnapshot(scenes: [lost], unread: ["Main.storyboard": "it ends too early"])
    let difference = FlowDifference(old: old, new: new)
    #expect(difference.isEmpty)
    #expect(
      difference.gaps == [FlowDifference.Gap(path: "Main.storyboard", reason: "it ends too early", isNew: true)])
  }

  @Test("compares reuse identifiers")
  func reuseIdentifiers() {
    func snapshot(_ identifier: String) -> FlowSnapshot {
      FlowSnapshot(reuseIdentifiers: [ReuseEntry(place: FlowPlace(path: "C.xib", line: 3), identifier: identifier)])
    }
    #expect(
      FlowDifference(old: snapshot("a"), new: snapshot("b")).lines(.identifiers) == [
        "removed reuse identifier 'a'", "added reuse identifier 'b'",
      ])
  }
}
