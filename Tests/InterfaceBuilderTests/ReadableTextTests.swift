import InterfaceBuilder
import Testing

@Suite("What a person reads on an object")
struct ReadableTextTests {
  @Test(
    "the nearest text wins",
    arguments: [
      (#"<label text="Hello" id="o"/>"#, "Hello"),
      (#"<barButtonItem title="Edit" image="pen" id="o"/>"#, "Edit"),
      (#"<barButtonItem systemItem="add" id="o"/>"#, "add"),
      (#"<textField placeholder="Name" id="o"/>"#, "Name"),
      (#"<textField text="Anna" placeholder="Name" id="o"/>"#, "Anna"),
      (#"<imageView image="logo" id="o"/>"#, "logo"),
      (#"<button id="o"><state key="normal" title="Go" image="arrow"/></button>"#, "Go"),
      (#"<button id="o"><state key="normal" image="arrow"/></button>"#, "arrow"),
      (#"<button id="o"><state key="selected" title="On"/><state key="normal" title="Off"/></button>"#, "Off"),
      (#"<button id="o"><buttonConfiguration key="configuration" title="Plain"/></button>"#, "Plain"),
      (
        #"<segmentedControl id="o"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>"#,
        "One"
      ),
      (#"<navigationItem title="Books" id="o"/>"#, "Books"),
      (#"<tabBarItem title="Shelf" image="shelf" id="o"/>"#, "Shelf"),
      (#"<tableViewSection headerTitle="Recent" id="o"/>"#, "Recent"),
      ("<label id=\"o\"><string key=\"text\">Two\nlines</string></label>", "Two\nlines"),
      (
        #"<label id="o"><attributedString key="attributedText"><fragment content="Styled"/></attributedString></label>"#,
        "Styled"
      ),
      (
        #"<label id="o"><attributedString key="attributedText"><fragment><string key="content">Long</string></fragment></attributedString></label>"#,
        "Long"
      ),
      (#"<button id="o"><buttonCell key="cell" title="Press" id="c"/></button>"#, "Press"),
      (#"<textField id="o"><textFieldCell key="cell" placeholderString="Search" id="c"/></textField>"#, "Search"),
      (#"<tableColumn id="o"><tableHeaderCell key="headerCell" title="Author"/></tableColumn>"#, "Author"),
      (
        #"<tableViewCell id="o"><view id="v"><label text="First" id="l"/><label text="Second" id="m"/></view></tableViewCell>"#,
        "First"
      ),
    ])
  func texts(content: String, text: String) throws {
    #expect(try document(DocumentSource.scene(content)).object("o").text == text)
  }

  @Test(
    "what is not read stays unread",
    arguments: [
      #"<view id="o"/>"#,
      #"<label text="" id="o"/>"#,
      #"<button id="o"><state key="disabled" title="Off"/></button>"#,
      #"<button id="o"><state key="disabled"><string key="title">Off</string></state></button>"#,
      #"<view id="o"><attributedString key="userComments"><fragment content="note to self"/></attributedString></view>"#,
      #"<view id="o"><label text="inside" id="l"/></view>"#,
    ])
  func unread(content: String) throws {
    #expect(try document(DocumentSource.scene(content)).object("o").text == nil)
  }
}
