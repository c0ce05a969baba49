import InterfaceBuilder
import Testing

@Suite("Segues")
struct SegueTests {
  @Test("a segue of a controller is manual and carries all that it says")
  func manualSegue() throws {
    let read = try document(
      DocumentSource.scene(
        """
        <connections>
          <segue destination="b" kind="custom" identifier="go" customClass="Slide" customModule="Kit"
            customModuleProvider="target" destinationCreationSelector="make:" id="g"/>
        </connections>
        """))
    var expected = SegueFact(objectID: "g", kind: "custom", position: ElementPosition(line: 7, column: 3))
    expected.scene = 0
    expected.sourceObjectID = "controller"
    expected.sourceElement = "viewController"
    expected.identifier = "go"
    expected.destinationObjectID = "b"
    expected.className = "Slide"
    expected.module = "Kit"
    expected.isModuleOfTarget = true
    expected.actionSelector = "make:"
    expected.isManual = true
    #expect(read.segues == [expected])
  }

  @Test(
    "every kind of object can own a segue, and then it is not manual",
    arguments: [
      "tableViewCell", "button", "barButtonItem", "containerView", "tapGestureRecognizer", "collectionViewCell",
      "tableRow", "textField", "view",
    ])
  func owners(element: String) throws {
    let read = try document(
      DocumentSource.scene(
        "",
        beside: """
          <\(element) id="owner"><connections><segue destination="x" kind="show" id="g"/></connections></\(element)>
          """))
    #expect(read.segues.map(\.sourceObjectID) == ["owner"])
    #expect(read.segues.map(\.sourceElement) == [element])
    #expect(read.segues.map(\.isManual) == [false])
    #expect(read.segues.map(\.scene) == [0])
  }

  @Test("a relationship is never manual, though the controller owns it")
  func relationships() throws {
    let read = try document(
      DocumentSource.scene(
        #"<connections><segue destination="r" kind="relationship" relationship="rootViewController" id="g"/></connections>"#
      ))
    #expect(read.segues.map(\.relationship) == ["rootViewController"])
    #expect(read.segues.map(\.isManual) == [false])
  }

  @Test("a segue is manual also where its controller is marked only after other objects")
  func controllerMarkedLater() throws {
    let read = try document(
      DocumentSource.storyboard(
        """
        <scene><objects>
        <button id="first"><connections><segue destination="x" kind="show" id="g"/></connections></button>
        <viewController id="a" sceneMemberID="viewController">
        <connections><segue destination="x" kind="show" id="h"/></connections>
        </viewController>
        </objects></scene>
        """))
    #expect(read.segues.map(\.isManual) == [false, true])
  }

  @Test("an unwind segue names its action and the exit")
  func unwindSegue() throws {
    let read = try document(
      DocumentSource.scene(
        """
        <button id="done"><connections>
        <segue destination="exit" kind="unwind" unwindAction="unwindToList:" id="g"/>
        </connections></button>
        """,
        beside: #"<exit id="exit" userLabel="Exit" sceneMemberID="exit"/>"#))
    #expect(read.segues.map(\.unwindAction) == ["unwindToList:"])
    #expect(read.segues.map(\.destinationObjectID) == ["exit"])
    #expect(try read.object("exit").element == "exit")
  }

  @Test("peek and pop children belong to the segue around them")
  func peekAndPop() throws {
    let read = try document(
      DocumentSource.scene(
        """
        <tableViewCell id="cell"><connections>
        <segue destination="x" kind="show" identifier="open" id="g">
        <segue key="commit" inheritsFrom="parent" id="h"/>
        <segue key="preview" destination="p" kind="custom" customClass="Peek" id="i"/>
        </segue>
        </connections></tableViewCell>
        """))
    #expect(read.segues.map(\.objectID) == ["g", "h", "i"])
    #expect(read.segues.map(\.kind) == ["show", "commit", "preview"])
    #expect(read.segues.map(\.parentObjectID) == [nil, "g", "g"])
    #expect(read.segues.map(\.sourceObjectID) == ["cell", "cell", "cell"])
    #expect(read.segues.map(\.className) == [nil, nil, "Peek"])
    #expect(read.segues.map(\.destinationObjectID) == ["x", nil, "p"])
  }

  @Test("references to segues in tie breakers are no segues")
  func tieBreakers() throws {
    let text = DocumentSource.scene("").replacing(
      "</document>",
      with: #"<inferredMetricsTieBreakers><segue reference="g"/></inferredMetricsTieBreakers></document>"#)
    #expect(try document(text).segues.isEmpty)
  }

  @Test("an empty identifier is none")
  func emptyIdentifier() throws {
    let read = try document(
      DocumentSource.scene(
        #"<connections><segue destination="b" kind="show" identifier="" id="g"/></connections>"#))
    #expect(read.segues.map(\.identifier) == [nil])
  }
}
