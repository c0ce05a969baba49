import Testing

@testable import Audit

private typealias Board = StoryboardText

private func app(cell attributes: String, code: String) throws -> SmallApp {
  try SmallApp([
    "Main.storyboard": Board.document(
      Board.scene(
        "a", "tableViewController", "customClass=\"ListController\" title=\"List\"",
        content:
          "<tableView key=\"view\" id=\"t\" dataMode=\"prototypes\"><prototypes><tableViewCell \(attributes) id=\"c\"/>"
          + "</prototypes></tableView>")),
    "List.swift": "class ListController: UITableViewController {\n\(code)\n}",
  ])
}

@Suite("missing-reuse-identifiers")
struct MissingReuseIdentifiersTests {
  @Test("a prototype without a reuse identifier is told")
  func missing() throws {
    #expect(
      try app(cell: "", code: "").messages("missing-reuse-identifiers") == [
        "a prototype table cell of 'List' (ListController) has no reuse identifier"
      ])
  }

  @Test("a prototype with one, and a static cell, are no faults")
  func lookAlikes() throws {
    #expect(try app(cell: "reuseIdentifier=\"Book\"", code: "").messages("missing-reuse-identifiers").isEmpty)
    let fixed = try SmallApp([
      "Main.storyboard": Board.document(
        Board.scene(
          "a", "tableViewController", "",
          content: "<tableView key=\"view\" id=\"t\" dataMode=\"static\"><sections><tableViewSection id=\"s\"><cells>"
            + "<tableViewCell id=\"c\"/></cells></tableViewSection></sections></tableView>"))
    ])
    #expect(try fixed.messages("missing-reuse-identifiers").isEmpty)
  }
}

@Suite("unknown-reuse-identifiers")
struct UnknownReuseIdentifiersTests {
  private func dequeue(_ identifier: String, _ rest: String = ", for: p") -> String {
    "func f(_ p: IndexPath) { _ = tableView.dequeueReusableCell(withIdentifier: \"\(identifier)\"\(rest)) }"
  }

  @Test("with an index path an unknown identifier is an error, without one a note")
  func unknown() throws {
    let error = try app(cell: "reuseIdentifier=\"BookCell\"", code: dequeue("BokCell")).findings(
      "unknown-reuse-identifiers")
    #expect(error.map(\.message) == ["nothing registers a cell 'BokCell'; did you mean 'BookCell'?"])
    #expect(error.first?.severity == .error)
    let note = try app(cell: "reuseIdentifier=\"BookCell\"", code: dequeue("BokCell", "")).findings(
      "unknown-reuse-identifiers")
    #expect(note.map(\.severity) == [.note])
  }

  @Test("in a class that stands in no storyboard here only a name that is nearly right is told, as a note")
  func elsewhere() throws {
    func app(_ name: String) throws -> SmallApp {
      try SmallApp([
        "List.swift": "class ListController: UITableViewController {\n\(dequeue(name))\n}",
        "Other.swift": """
        class Other: UITableViewController {
          override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "BookCell") }
        }
        """,
      ])
    }
    #expect(try app("ShopEntry").findings("unknown-reuse-identifiers").isEmpty)
    #expect(try app("BokCell").findings("unknown-reuse-identifiers").map(\.severity) == [.note])
  }

  @Test("without an index path Swift handles the missing cell, unless it is forced")
  func withoutIndexPath() throws {
    let drawn = "reuseIdentifier=\"BookCell\""
    #expect(try app(cell: drawn, code: dequeue("Shop", "")).messages("unknown-reuse-identifiers").isEmpty)
    let forced = "func f() { _ = tableView.dequeueReusableCell(withIdentifier: \"Shop\")! }"
    #expect(try app(cell: drawn, code: forced).findings("unknown-reuse-identifiers").map(\.severity) == [.note])
  }

  @Test("cells that code makes by itself, views of AppKit and nibs on macOS are known")
  func otherSources() throws {
    let made = try SmallApp([
      "Main.storyboard": Board.document(Board.scene("a", "tableViewController", "customClass=\"List\"")),
      "List.m": """
      @interface List : UITableViewController
      @end
      @implementation List
      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
        static NSString *kCell = @"Cell";
        UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:kCell];
        if (cell == nil) {
          cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:kCell];
        }
        UITableViewCell *other = [tableView dequeueReusableCellWithIdentifier:@"Lost"];
        return cell;
      }
      @end
      """,
    ])
    #expect(try made.messages("unknown-reuse-identifiers") == ["nothing registers a cell 'Lost'"])
    let mac = try SmallApp([
      "Main.storyboard": Board.document(
        runtime: "MacOSX.Cocoa",
        Board.scene(
          "a", class: "List",
          content: "<view key=\"view\" id=\"v\"><subviews><tableView id=\"t\"><tableColumns><tableColumn id=\"c\">"
            + "<prototypeCellViews><tableCellView identifier=\"MainCell\" id=\"p\"/></prototypeCellViews>"
            + "</tableColumn></tableColumns></tableView></subviews></view>")),
      "FilterItem.xib":
        "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>",
      "List.swift": """
      class List: NSViewController {
        func f(_ table: NSTableView, _ grid: NSCollectionView, _ p: IndexPath) {
          _ = table.makeView(withIdentifier: NSUserInterfaceItemIdentifier("MainCell"), owner: self)!
          _ = grid.makeItem(withIdentifier: NSUserInterfaceItemIdentifier("FilterItem"), for: p)
        }
      }
      """,
    ])
    #expect(try mac.messages("unknown-reuse-identifiers") == [])
  }

  @Test("where a class registers what is only known at run time, nothing is claimed")
  func openRegistrations() throws {
    let helper = """
      extension UITableView {
        func registerNib(for type: UITableViewCell.Type) {
          register(UINib(nibName: type.name, bundle: nil), forCellReuseIdentifier: type.name)
        }
      }
      extension UITableViewCell { static var name: String { String(describing: self) } }
      """
    func app(_ registering: String) throws -> SmallApp {
      try SmallApp([
        "Helper.swift": helper,
        "Main.storyboard": Board.document(Board.scene("a", "viewController", "customClass=\"List\"")),
        "List.swift": """
        class ShopCell: UITableViewCell {}
        class List: UIViewController {
          let table = UITableView()
          @IBOutlet var libraryTable: AvoidingTableView!
          func prepareTable() { \(registering) }
          func f(_ p: IndexPath) { _ = table.dequeueReusableCell(withIdentifier: ShopCell.name, for: p) }
        }
        """,
      ])
    }
    #expect(try app("").findings("unknown-reuse-identifiers").count == 1)
    #expect(try app("[ShopCell.self].forEach(table.registerNib)").findings("unknown-reuse-identifiers").isEmpty)
    #expect(try app("libraryTable.registerNib(for: ShopCell.self)").findings("unknown-reuse-identifiers").isEmpty)
    let typed = try SmallApp([
      "Helper.swift": helper,
      "Main.storyboard": Board.document(Board.scene("a", "viewController", "customClass=\"List\"")),
      "List.swift": """
      class BaseCell: UITableViewCell {}
      class List: UIViewController {
        let table = UITableView()
        var cellType: BaseCell.Type = BaseCell.self
        func cell(_ type: BaseCell.Type, _ p: IndexPath) {
          _ = table.dequeueReusableCell(withIdentifier: type.name, for: p)
        }
      }
      """,
    ])
    #expect(try typed.messages("unknown-reuse-identifiers") == [])
  }

  @Test("prototypes and registrations make an identifier known")
  func lookAlikes() throws {
    #expect(
      try app(cell: "reuseIdentifier=\"BookCell\"", code: dequeue("BookCell")).messages("unknown-reuse-identifiers")
        .isEmpty)
    let registered =
      "override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"Own\") }\n"
    #expect(
      try app(cell: "reuseIdentifier=\"BookCell\"", code: registered + dequeue("Own")).messages(
        "unknown-reuse-identifiers"
      )
      .isEmpty)
  }
}
