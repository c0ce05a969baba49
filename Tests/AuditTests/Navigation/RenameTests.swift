import Testing

private typealias Board = StoryboardText

@Suite("What a rename touches")
struct RenameTests {
  /// One app in which every kind of name is used in every way that can be.
  private func app() throws -> SmallApp {
    try SmallApp([
      "Info.plist": PlistText.info("UIMainStoryboardFile", "Main"),
      "Main.storyboard": Board.document(
        initial: "a",
        Board.scene(
          "a", class: "List", "storyboardIdentifier=\"List\" restorationIdentifier=\"List\"",
          content: Board.button(
            "b",
            segue: Board.segue("s", to: "r", "identifier=\"showDetail\" destinationCreationSelector=\"makeDetail:\""))
            + "<tableView id=\"t\"><prototypes><tableViewCell reuseIdentifier=\"BookCell\" customClass=\"BookCell\" id=\"c\">"
            + "<connections><action selector=\"tapWithSender:\" destination=\"a\" id=\"act\"/></connections>"
            + "</tableViewCell></prototypes></tableView>"),
        Board.scene("r", "viewControllerPlaceholder", "storyboardName=\"Book\" referencedIdentifier=\"Detail\"")),
      "Book.storyboard": Board.document(
        Board.scene("d", class: "Detail", "storyboardIdentifier=\"Detail\"")),
      "List.swift": """
      enum SegueName: String { case showDetail }
      class List: UIViewController {
        static let board = "Book"
        @IBOutlet var current: Detail!
        @IBAction func tap(sender: Any) {}
        @IBSegueAction func makeDetail(_ coder: NSCoder) -> Detail? { nil }
        func go() { performSegue(withIdentifier: SegueName.showDetail.rawValue, sender: nil) }
        func open() { UIStoryboard(name: List.board, bundle: nil).instantiateViewController(withIdentifier: "Detail") }
        func cell(_ t: UITableView, _ p: IndexPath) { t.dequeueReusableCell(withIdentifier: "BookCell", for: p) }
      }
      class BookCell: UITableViewCell {}
      class Detail: UIViewController {}
      class Large: Detail {}
      """,
      "Old.m": """
      @interface Old : UIViewController
      - (IBAction)tapWithSender:(id)sender;
      @end
      @implementation Old
      - (IBAction)tapWithSender:(id)sender {}
      @end
      """,
    ])
  }

  private func uses(_ name: String) throws -> [String] {
    try app().rows("uses", name: name, "role", "path", "line")
  }

  @Test("a segue: its identifier, the case that stands for it and the code that performs it")
  func segues() throws {
    #expect(
      try uses("showDetail") == [
        "constant|List.swift|1", "perform segue|List.swift|7", "segue identifier|Main.storyboard|4",
      ])
  }

  @Test("a storyboard: its file, references, constants, code and settings")
  func storyboards() throws {
    #expect(
      try uses("Book") == [
        "storyboard file|Book.storyboard|1", "constant|List.swift|3", "instantiate|List.swift|8",
        "storyboard|List.swift|8", "referenced storyboard|Main.storyboard|5",
      ])
    #expect(try uses("Main") == ["entry point|Info.plist|4", "storyboard file|Main.storyboard|1"])
  }

  @Test(
    "a scene: its identifiers, references and the code that makes it; a class of that name is told apart by its role")
  func scenes() throws {
    #expect(
      try uses("Detail") == [
        "custom class|Book.storyboard|4", "scene identifier|Book.storyboard|4", "type of a member|List.swift|4",
        "type of a member|List.swift|6", "instantiate|List.swift|8", "declaration|List.swift|12",
        "superclass|List.swift|13", "referenced identifier|Main.storyboard|5",
      ])
    #expect(
      try uses("List").filter { $0.hasPrefix("scene") || $0.hasPrefix("restoration") } == [
        "restoration identifier|Main.storyboard|4", "scene identifier|Main.storyboard|4",
      ])
  }

  @Test("a reuse identifier: the prototype and the code that asks for it")
  func reuseIdentifiers() throws {
    #expect(
      try uses("BookCell") == [
        "dequeue|List.swift|9", "declaration|List.swift|11", "custom class|Main.storyboard|4",
        "reuse identifier|Main.storyboard|4",
      ])
  }

  @Test("an action: asked for by its Swift name or its selector, in both languages")
  func selectors() throws {
    let places = ["member|List.swift|5", "action|Main.storyboard|4", "member|Old.m|2"]
    for name in ["tap", "tapWithSender:"] {
      let found = try uses(name)
      #expect(places.allSatisfy(found.contains), "\(found)")
    }
    #expect(try uses("makeDetail") == ["member|List.swift|6", "segue action|Main.storyboard|4"])
  }
}
