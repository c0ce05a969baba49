import Testing

@testable import Graph

@Suite("Views of a scene")
struct ViewFramesTests {
  private func views(_ subviews: String, runtime: String = "iOS.CocoaTouch", cocoa: Bool = false) throws -> [MapView] {
    let text = SmallMap.storyboard(runtime: runtime, cocoa: cocoa, SmallMap.scene("a", SmallMap.phone(subviews)))
    return try #require(try SmallMap(["Main.storyboard": text]).map().scenes.first).views
  }

  @Test("stand on the screen where the frames around them put them")
  func addsFrames() throws {
    let views = try views(
      """
      <view id="b">\(SmallMap.rect(10, 100, 200, 50))<subviews>
      <button id="c">\(SmallMap.rect(5, 7, 80, 30))<state key="normal" title="Go"/></button></subviews></view>
      """)
    #expect(
      views == [
        MapView(kind: .plain, frame: Rectangle(x: 10, y: 100, width: 200, height: 50)),
        MapView(kind: .button, frame: Rectangle(x: 15, y: 107, width: 80, height: 30), text: "Go"),
      ])
  }

  @Test("have the text that a person reads on them")
  func readsTexts() throws {
    let rect = SmallMap.rect(0, 100, 100, 30)
    let views = try views(
      """
      <label text="Name" id="b">\(rect)</label>
      <textField placeholder="Your name" id="c">\(rect)</textField>
      <segmentedControl id="d">\(rect)<segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
      <imageView image="Cover" id="e">\(rect)</imageView>
      <switch id="f">\(rect)</switch>
      """)
    #expect(views.map(\.kind) == [.label, .textField, .segments, .image, .toggle])
    #expect(views.map(\.text) == ["Name", "Your name", "Day", "Cover", nil])
  }

  @Test("that are hidden or outside the screen are left out, and what sticks out is cut")
  func leavesOutUnseen() throws {
    let views = try views(
      """
      <label text="hidden" hidden="YES" id="b">\(SmallMap.rect(0, 0, 10, 10))</label>
      <label text="outside" id="c">\(SmallMap.rect(400, 0, 10, 10))</label>
      <label text="half" id="d">\(SmallMap.rect(370, 0, 10, 10))</label>
      """)
    #expect(views == [MapView(kind: .label, frame: Rectangle(x: 370, y: 0, width: 5, height: 10), text: "half")])
  }

  @Test("of a Mac count from the bottom")
  func countsFromBottom() throws {
    let views = try views(
      "<box id=\"b\">\(SmallMap.rect(10, 600, 50, 67))</box>", runtime: "MacOSX.Cocoa", cocoa: true)
    #expect(views == [MapView(kind: .plain, frame: Rectangle(x: 10, y: 0, width: 50, height: 67))])
  }

  @Test("of a table stand below the navigation bar, and its bar has title and items")
  func readsBars() throws {
    let content =
      """
      <tableView key="view" id="t">\(SmallMap.rect(0, 0, 375, 667))<prototypes>
      <tableViewCell reuseIdentifier="Cell" id="c">\(SmallMap.rect(0, 28, 375, 44))</tableViewCell>
      </prototypes></tableView>
      <navigationItem key="navigationItem" title="Books" id="n">
      <barButtonItem key="leftBarButtonItem" title="Edit" id="l"/>
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="r"/></navigationItem>
      """
    let text = SmallMap.storyboard(SmallMap.scene("a", element: "tableViewController", content))
    let scene = try #require(try SmallMap(["Main.storyboard": text]).map().scenes.first)
    #expect(scene.views.map(\.kind) == [.table, .cell])
    #expect(scene.views.last?.frame == Rectangle(x: 0, y: 92, width: 375, height: 44))
    #expect(scene.bars.title == "Books")
    #expect(scene.bars.leftItems == ["Edit"])
    #expect(scene.bars.rightItems == ["add"])
  }

  @Test("are no more than a wireframe can show")
  func limitsViews() throws {
    let labels = (0..<200).map { "<label text=\"\($0)\" id=\"l\($0)\">\(SmallMap.rect(0, $0, 50, 10))</label>" }
    #expect(try views(labels.joined()).count == SceneContents.mostViews)
  }
}
