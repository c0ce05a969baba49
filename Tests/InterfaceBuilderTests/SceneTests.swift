import InterfaceBuilder
import Testing

@Suite("Scenes")
struct SceneTests {
  @Test("a scene carries what its controller says, at the place where the controller starts")
  func controller() throws {
    let read = try document(
      DocumentSource.storyboard(
        attributes: #"targetRuntime="iOS.CocoaTouch" initialViewController="a""#,
        """
        <scene sceneID="s">
          <objects>
            <tableViewController storyboardIdentifier="List" restorationIdentifier="restored" title="Books"
                id="a" customClass="BookList" customModule="Shelf" customModuleProvider="target"
                userLabel="The list" sceneMemberID="viewController"/>
          </objects>
          <point key="canvasLocation" x="139.5" y="-20"/>
        </scene>
        """))
    var expected = SceneFact(
      objectID: "a", element: "tableViewController", position: ElementPosition(line: 6, column: 5))
    expected.className = "BookList"
    expected.module = "Shelf"
    expected.isModuleOfTarget = true
    expected.identifier = "List"
    expected.restorationIdentifier = "restored"
    expected.userLabel = "The list"
    expected.title = "Books"
    expected.canvasX = 139.5
    expected.canvasY = -20
    #expect(read.scenes == [expected])
    #expect(read.initialObjectID == "a")
    #expect(read.platform == "iOS")
    #expect(!read.isLaunchScreen)
  }

  @Test("the object marked as view controller is the controller, also behind other objects")
  func markedControllerWins() throws {
    let read = try document(
      DocumentSource.storyboard(
        """
        <scene sceneID="s"><objects>
        <tapGestureRecognizer id="tap"/>
        <viewController id="a" sceneMemberID="viewController"/>
        <viewController id="b" sceneMemberID="viewController"/>
        </objects></scene>
        """))
    #expect(read.scenes.map(\.objectID) == ["a"])
    #expect(read.objects.map(\.scene) == [0, 0, 0])
  }

  @Test("without a mark the first object is the controller, and in WatchKit `identifier` names the scene")
  func watchController() throws {
    let read = try document(
      DocumentSource.storyboard(
        attributes: #"targetRuntime="watchKit""#,
        """
        <scene sceneID="s"><objects>
        <controller identifier="Detail" id="a" customClass="DetailController"/>
        <menu id="m"/>
        </objects></scene>
        """))
    #expect(read.platform == "watchOS")
    #expect(read.scenes.map(\.objectID) == ["a"])
    #expect(read.scenes.first?.identifier == "Detail")
  }

  @Test("outside WatchKit the attribute `identifier` names no scene")
  func identifierElsewhere() throws {
    let read = try document(
      DocumentSource.storyboard(
        #"<scene><objects><viewController identifier="x" id="a" sceneMemberID="viewController"/></objects></scene>"#))
    #expect(read.scenes.first?.identifier == nil)
  }

  @Test("empty attributes count as absent")
  func emptyAttributes() throws {
    let read = try document(
      DocumentSource.storyboard(
        """
        <scene><objects><viewController storyboardIdentifier="" customClass="" title="" id="a"/></objects></scene>
        """))
    #expect(read.scenes.first?.identifier == nil)
    #expect(read.scenes.first?.className == nil)
    #expect(read.scenes.first?.title == nil)
  }

  @Test("scenes without objects are none")
  func emptyScenes() throws {
    let read = try document(DocumentSource.storyboard("<scene/><scene><objects/></scene>"))
    #expect(read.scenes.isEmpty)
  }

  @Test("a reference names storyboard, identifier and bundle; a controller never does")
  func references() throws {
    let read = try document(
      DocumentSource.storyboard(
        """
        <scene><objects><viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="Root"
        bundleIdentifier="org.example.kit" storyboardIdentifier="own" id="a" sceneMemberID="viewController"/></objects></scene>
        <scene><objects><viewController storyboardName="Settings" id="b" sceneMemberID="viewController"/></objects></scene>
        """))
    #expect(read.scenes.map(\.isReference) == [true, false])
    #expect(read.scenes.map(\.referencedStoryboard) == ["Settings", nil])
    #expect(read.scenes.map(\.referencedIdentifier) == ["Root", nil])
    #expect(read.scenes.map(\.referencedBundle) == ["org.example.kit", nil])
    #expect(read.scenes.map(\.identifier) == ["own", nil])
  }

  @Test("the storyboard identifier can serve as restoration identifier; an own one wins")
  func restorationIdentifiers() throws {
    let use = #"useStoryboardIdentifierAsRestorationIdentifier="YES""#
    let read = try document(
      DocumentSource.storyboard(
        """
        <scene><objects><viewController storyboardIdentifier="A" \(use) id="a"/></objects></scene>
        <scene><objects><viewController storyboardIdentifier="B" restorationIdentifier="R" \(use) id="b"/></objects></scene>
        <scene><objects><viewController storyboardIdentifier="C" id="c"/></objects></scene>
        """))
    #expect(read.scenes.map(\.restorationIdentifier) == ["A", "R", nil])
  }

  @Test("a controller without title is titled by its navigation item")
  func navigationTitle() throws {
    let read = try document(
      DocumentSource.storyboard(
        """
        <scene><objects><viewController id="a"><navigationItem key="navigationItem" title="Item" id="i"/></viewController></objects></scene>
        <scene><objects><viewController title="Own" id="b"><navigationItem title="Item" id="j"/></viewController></objects></scene>
        <scene><objects><viewController id="c"><navigationBar id="n"><items><navigationItem title="No" id="k"/></items></navigationBar></viewController></objects></scene>
        """))
    #expect(read.scenes.map(\.title) == ["Item", "Own", nil])
  }

  @Test("xibs have no scenes")
  func xibs() throws {
    let read = try document(
      DocumentSource.xib(#"<viewController id="a" sceneMemberID="viewController"/>"#), kind: .xib)
    #expect(read.scenes.isEmpty)
    #expect(read.objects.map(\.scene) == [nil])
  }

  @Test(
    "each target runtime is a platform; an unknown one keeps its name",
    arguments: [
      ("iOS.CocoaTouch", "iOS"), ("iOS.CocoaTouch.iPad", "iOS"), ("MacOSX.Cocoa", "macOS"), ("AppleTV", "tvOS"),
      ("watchKit", "watchOS"), ("future.Runtime", "future.Runtime"),
    ])
  func platforms(runtime: String, platform: String) throws {
    let read = try document(DocumentSource.storyboard(attributes: #"targetRuntime="\#(runtime)""#, ""))
    #expect(read.platform == platform)
    #expect(read.targetRuntime == runtime)
  }

  @Test("a launch screen is told by its document")
  func launchScreen() throws {
    let read = try document(DocumentSource.storyboard(attributes: #"launchScreen="YES""#, ""))
    #expect(read.isLaunchScreen)
  }
}
