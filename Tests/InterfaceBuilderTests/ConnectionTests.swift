import InterfaceBuilder
import Testing

@Suite("Connections, bindings, reuse identifiers and runtime attributes")
struct ConnectionTests {
  @Test("outlets, outlet collections and actions tell owner, target and name")
  func connections() throws {
    let read = try document(
      DocumentSource.scene(
        """
        <button id="b"><connections>
        <action selector="save:" destination="controller" eventType="touchUpInside" id="c1"/>
        </connections></button>
        <connections>
        <outlet property="table" destination="t" id="c2"/>
        <outletCollection property="labels" destination="l" collectionClass="NSMutableArray" id="c3"/>
        </connections>
        """))
    #expect(read.connections.map(\.kind) == [.action, .outlet, .outletCollection])
    #expect(read.connections.map(\.ownerObjectID) == ["b", "controller", "controller"])
    #expect(read.connections.map(\.targetObjectID) == ["controller", "t", "l"])
    #expect(read.connections.map(\.name) == ["save:", "table", "labels"])
    #expect(read.connections.map(\.event) == ["touchUpInside", nil, nil])
    #expect(read.connections.map(\.scene) == [0, 0, 0])
    #expect(
      read.connections.map(\.position) == [
        ElementPosition(line: 7, column: 1), ElementPosition(line: 10, column: 1), ElementPosition(line: 11, column: 1),
      ])
  }

  @Test("an AppKit action names the object that is asked as target")
  func targets() throws {
    let read = try document(
      DocumentSource.xib(
        runtime: "MacOSX.Cocoa",
        """
        <menuItem title="Copy" id="m"><connections><action selector="copy:" target="-1" id="c"/></connections></menuItem>
        """), kind: .xib)
    #expect(read.connections.map(\.targetObjectID) == ["-1"])
    #expect(read.connections.map(\.scene) == [nil])
  }

  @Test("outlets elsewhere than in connections are no connections")
  func outletsElsewhere() throws {
    let read = try document(
      DocumentSource.scene(#"<classes><outlet property="x" id="o"/><action selector="y:" id="p"/></classes>"#))
    #expect(read.connections.isEmpty)
  }

  @Test("a binding tells its name and key path")
  func bindings() throws {
    let read = try document(
      DocumentSource.xib(
        runtime: "MacOSX.Cocoa",
        """
        <textField id="f"><connections>
        <binding destination="-2" name="value" keyPath="self.title" id="b">
        <dictionary key="options"><string key="NSNullPlaceholder">none</string></dictionary>
        </binding>
        </connections></textField>
        """), kind: .xib)
    var expected = BindingFact(
      name: "value", keyPath: "self.title", position: ElementPosition(line: 5, column: 1))
    expected.ownerObjectID = "f"
    expected.targetObjectID = "-2"
    #expect(read.bindings == [expected])
  }

  @Test("every element with a reuse identifier counts; prototypes know their table or collection view")
  func reuseIdentifiers() throws {
    let read = try document(
      DocumentSource.scene(
        """
        <tableView id="table"><prototypes>
        <tableViewCell reuseIdentifier="Row" customClass="RowCell" id="r"/>
        <tableViewCell id="unnamed"/>
        </prototypes></tableView>
        <collectionView id="grid"><cells><collectionViewCell reuseIdentifier="Tile" id="t"/></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h"/></collectionView>
        <somethingNew reuseIdentifier="New" id="n"/>
        <tableViewCell reuseIdentifier="" id="empty"/>
        """))
    #expect(read.reuseIdentifiers.map(\.identifier) == ["Row", "Tile", "Head", "New"])
    #expect(
      read.reuseIdentifiers.map(\.element) == [
        "tableViewCell", "collectionViewCell", "collectionReusableView", "somethingNew",
      ])
    #expect(read.reuseIdentifiers.map(\.containerObjectID) == ["table", "grid", "grid", nil])
    #expect(read.reuseIdentifiers.map(\.objectID) == ["r", "t", "h", "n"])
    #expect(read.reuseIdentifiers.map(\.className) == ["RowCell", nil, nil, nil])
    #expect(read.objects.filter(\.isPrototype).map(\.objectID) == ["r", "unnamed", "t", "h"])
  }

  @Test("a runtime attribute has its value as attribute, as text, or in the parts of an element")
  func runtimeAttributes() throws {
    let read = try document(
      DocumentSource.scene(
        """
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="storyboardName" value="Settings"/>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="hint"><string key="value">a &amp; b
        c</string></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="point" keyPath="at"><point key="value" x="1" y="2.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="rect" keyPath="in"><rect key="value" x="0" y="0" width="3" height="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="nil" keyPath="none"/>
        </userDefinedRuntimeAttributes>
        """))
    #expect(
      read.runtimeAttributes.map(\.keyPath) == ["storyboardName", "radius", "hint", "at", "in", "none"])
    #expect(read.runtimeAttributes.map(\.type) == ["string", "number", "string", "point", "rect", "nil"])
    #expect(
      read.runtimeAttributes.map(\.value) == [
        "Settings", "8", "a & b\nc", "x=1 y=2.5", "x=0 y=0 width=3 height=4", nil,
      ])
    #expect(read.runtimeAttributes.allSatisfy { $0.ownerObjectID == "controller" && $0.scene == 0 })
    #expect(try read.object("controller").frame == nil)
  }
}
