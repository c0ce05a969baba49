import InterfaceBuilder
import Testing

@Suite("Objects")
struct ObjectTests {
  @Test("an object knows its place in the tree, its class, label, frame and whether it is hidden")
  func object() throws {
    let read = try document(
      DocumentSource.scene(
        """
        <view key="view" id="root"><subviews>
        <view hidden="YES" userLabel="Badge" customClass="BadgeView" customModule="Kit" id="badge">
        <rect key="frame" x="1" y="2.5" width="30" height="40"/>
        <variation key="compact"><rect key="frame" x="9" y="9" width="9" height="9"/></variation>
        </view>
        </subviews></view>
        """))
    var expected = ObjectFact(objectID: "badge", element: "view", position: ElementPosition(line: 7, column: 1))
    expected.parentObjectID = "root"
    expected.scene = 0
    expected.className = "BadgeView"
    expected.module = "Kit"
    expected.userLabel = "Badge"
    expected.isHidden = true
    expected.frame = Frame(x: 1, y: 2.5, width: 30, height: 40)
    #expect(try read.object("badge") == expected)
    #expect(try read.object("root").key == "view")
    #expect(try read.object("root").parentObjectID == "controller")
  }

  @Test("a window has its content's rectangle as frame")
  func windows() throws {
    let read = try document(
      DocumentSource.xib(
        runtime: "MacOSX.Cocoa",
        #"<window title="Main" id="w"><rect key="contentRect" x="5" y="6" width="7" height="8"/></window>"#),
      kind: .xib)
    #expect(try read.object("w").frame == Frame(x: 5, y: 6, width: 7, height: 8))
    #expect(try read.object("w").text == "Main")
  }

  @Test("constraints, connections and layout guides are no objects, unknown elements with an id are")
  func whatIsAnObject() throws {
    let read = try document(
      DocumentSource.scene(
        """
        <layoutGuides><viewControllerLayoutGuide type="top" id="g1"/></layoutGuides>
        <view key="view" id="v">
        <viewLayoutGuide key="safeArea" id="g2"/>
        <constraints><constraint firstItem="v" id="c1"/></constraints>
        <connections><outlet property="x" destination="v" id="o"/></connections>
        </view>
        <brandNewControl id="n"/>
        """))
    #expect(read.objects.map(\.objectID) == ["controller", "v", "n"])
  }

  @Test("the owner and the first responder of a nib are objects")
  func placeholders() throws {
    let touch = try document(
      DocumentSource.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        """), kind: .xib)
    #expect(touch.objects.map(\.placeholderIdentifier) == ["IBFilesOwner", "IBFirstResponder"])
    #expect(touch.objects.map(\.className) == ["Owner", "UIResponder"])
    let cocoa = try document(
      DocumentSource.xib(
        runtime: "MacOSX.Cocoa",
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Owner"/>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <customObject id="-3" userLabel="Application" customClass="NSObject"/>
        """), kind: .xib)
    #expect(cocoa.objects.map(\.placeholderIdentifier) == ["IBFilesOwner", "IBFirstResponder", nil])
  }

  @Test("objects beside the controller belong to the scene and to no other object")
  func orphans() throws {
    let read = try document(DocumentSource.scene("", beside: #"<tapGestureRecognizer id="tap"/>"#))
    #expect(try read.object("tap").scene == 0)
    #expect(try read.object("tap").parentObjectID == nil)
  }
}
