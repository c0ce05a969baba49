import InterfaceBuilder
import Testing

@testable import FlowIndex

@Suite("Rows of storyboards and xibs")
struct InterfaceLinkerTests {
  @Test("a storyboard in a localisation folder for a device has its base name, variant and device")
  func namesOfStoryboards() {
    var app = AppFixture()
    app.storyboard("App/Base.lproj/Main~ipad.storyboard", platform: "iOS", initial: "a", scenes: [scene("a")])
    app.storyboard("App/Other~iPad.storyboard", scenes: [])
    let rows = app.interfaceRows()
    #expect(rows.storyboards.map(\.name) == ["Main~ipad", "Other~iPad"])
    #expect(rows.storyboards.map(\.baseName) == ["Main", "Other~iPad"])
    #expect(rows.storyboards.map(\.variant) == ["Base", ""])
    #expect(rows.storyboards.map(\.device) == ["ipad", ""])
    #expect(rows.storyboards.map(\.initialSceneID) == [1, nil])
    #expect(rows.files.map(\.platform) == ["iOS", "iOS"])
  }

  @Test("a scene is called by its user label, else its title, else its class, else its tag")
  func labelsOfScenes() {
    var labelled = scene("a", className: "ListController")
    labelled.userLabel = "Book List"
    labelled.title = "Books"
    var titled = scene("b", className: "ListController")
    titled.title = "Books"
    var app = AppFixture()
    app.storyboard(
      "Main.storyboard",
      scenes: [labelled, titled, scene("c", className: "ListController"), scene("d", "tabBarController")])
    let rows = app.interfaceRows()
    #expect(rows.scenes.map(\.label) == ["Book List", "Books", "ListController", "tabBarController"])
  }

  @Test("the initial scene is marked; an initial object that is no scene marks none")
  func initialScenes() {
    var app = AppFixture()
    app.storyboard("A.storyboard", initial: "b", scenes: [scene("a"), scene("b")])
    app.storyboard("B.storyboard", initial: "gone", scenes: [scene("c")])
    let rows = app.interfaceRows()
    #expect(rows.scenes.map(\.isInitial) == [false, true, false])
    #expect(rows.storyboards.map(\.initialSceneID) == [2, nil])
    #expect(rows.storyboards.map(\.initialObjectID) == ["b", "gone"])
  }

  @Test("a segue knows its scene and the scene it leads to in its own file alone")
  func segueDestinations() {
    var app = AppFixture()
    app.storyboard(
      "A.storyboard", scenes: [scene("a"), scene("b")],
      segues: [segue("s1", from: "a", to: "b"), segue("s2", from: "b", to: "x")])
    app.storyboard("B.storyboard", scenes: [scene("x"), scene("b")], segues: [segue("s3", from: "x", to: "b")])
    let rows = app.interfaceRows()
    #expect(rows.segues.map(\.id) == [1, 2, 3])
    #expect(rows.segues.map(\.sceneID) == [1, 2, 3])
    #expect(rows.segues.map(\.destinationSceneID) == [2, nil, 4])
    #expect(rows.segues.map(\.destinationObjectID) == ["b", "x", "b"])
  }

  @Test("a peek child without a destination leads where its segue leads")
  func peekChildren() {
    var commit = segue("s2", from: "a", to: "", kind: "commit")
    commit.destinationObjectID = nil
    commit.parentObjectID = "s1"
    var app = AppFixture()
    app.storyboard(
      "A.storyboard", scenes: [scene("a"), scene("b")], segues: [segue("s1", from: "a", to: "b"), commit])
    let rows = app.interfaceRows()
    #expect(rows.segues.map(\.destinationSceneID) == [2, 2])
    #expect(rows.segues.map(\.destinationObjectID) == ["b", nil])
  }

  @Test("the objects of a xib belong to no scene, and a xib is no storyboard")
  func xibs() {
    var object = ObjectFact(objectID: "-1", element: "placeholder", position: ElementPosition(line: 4, column: 5))
    object.scene = nil
    var document = InterfaceBuilderDocument(platform: "macOS", targetRuntime: "MacOSX.Cocoa")
    document.objects = [object]
    var app = AppFixture()
    app.storyboard("A.storyboard", scenes: [scene("-1")])
    app.xib("Cell.xib", document)
    let rows = app.interfaceRows()
    #expect(rows.storyboards.count == 1)
    #expect(rows.objects.map(\.sceneID) == [nil])
    #expect(rows.objects.map(\.fileID) == [2])
    #expect(rows.objects.map(\.line) == [4])
    #expect(rows.files.map(\.platform) == ["iOS", "macOS"])
  }

  @Test("outlets, bindings, reuse identifiers and runtime attributes keep their scene and their place")
  func otherRows() {
    let place = ElementPosition(line: 7, column: 9)
    var outlet = ConnectionFact(kind: .outletCollection, name: "buttons", position: place)
    outlet.scene = 1
    outlet.ownerObjectID = "b"
    outlet.targetObjectID = "x"
    var binding = BindingFact(name: "value", keyPath: "self.title", position: place)
    binding.scene = 1
    var reuse = ReuseIdentifierFact(element: "tableViewCell", identifier: "Row", position: place)
    reuse.scene = 1
    reuse.containerObjectID = "table"
    var attribute = RuntimeAttributeFact(keyPath: "cornerRadius", type: "number", position: place)
    attribute.scene = 1
    attribute.value = "4"
    var document = InterfaceBuilderDocument(platform: "iOS", targetRuntime: "iOS.CocoaTouch")
    document.scenes = [scene("a"), scene("b")]
    document.connections = [outlet]
    document.bindings = [binding]
    document.reuseIdentifiers = [reuse]
    document.runtimeAttributes = [attribute]
    var app = AppFixture()
    app.storyboard("First.storyboard", scenes: [scene("z")])
    app.document("Main.storyboard", document)
    let rows = app.interfaceRows()
    #expect(
      rows.connections == [
        ConnectionRow(
          id: 1, fileID: 2, sceneID: 3, kind: "outletCollection", ownerObjectID: "b", targetObjectID: "x",
          name: "buttons", line: 7, column: 9)
      ])
    #expect(rows.bindings.map(\.sceneID) == [3])
    #expect(rows.bindings.map(\.keyPath) == ["self.title"])
    #expect(rows.reuseIdentifiers.map(\.sceneID) == [3])
    #expect(rows.reuseIdentifiers.map(\.containerObjectID) == ["table"])
    #expect(rows.runtimeAttributes.map(\.sceneID) == [3])
    #expect(rows.runtimeAttributes.map(\.value) == ["4"])
  }
}
