import Testing

@testable import FlowIndex

@Suite("What an expression stands for")
struct EvaluatorTests {
  /// The identifiers that a class performs, by the expression in its `go`.
  private func performed(_ expression: String, in body: String = "", globals: String = "") -> [String] {
    let rows = SourceFixture.link(
      scenes: [scene("l", className: "ListController")],
      """
      \(globals)
      class ListController: UIViewController {
        \(body)
        func go() { performSegue(withIdentifier: \(expression), sender: nil) }
      }
      """)
    return rows.resolved("perform_segue")
  }

  @Test("Literals and their concatenations are literal")
  func literals() {
    #expect(performed("\"detail\"") == ["literal detail"])
    #expect(performed("\"show\" + \"Detail\"") == ["literal showDetail"])
    #expect(performed("flag ? \"a\" : \"b\"", in: "var flag = true") == ["literal a", "literal b"])
  }

  @Test("Properties, static members and globals are constants")
  func constants() {
    #expect(performed("id", in: "let id = \"detail\"") == ["constant detail"])
    #expect(performed("Self.id", in: "static let id = \"detail\"") == ["constant detail"])
    #expect(performed("Segue.detail", in: "struct Segue { static let detail = \"toDetail\" }") == ["constant toDetail"])
    #expect(performed("kDetail", globals: "let kDetail = \"detail\"") == ["constant detail"])
    #expect(performed("prefix + \"Detail\"", in: "let prefix = \"show\"") == ["constant showDetail"])
    #expect(performed("Ids.a.b", globals: "enum Ids { enum a { static let b = \"x\" } }") == ["constant x"])
  }

  @Test("A computed property gives what it returns")
  func computed() {
    #expect(performed("id", in: "var id: String { return \"detail\" }") == ["constant detail"])
    #expect(
      performed(
        "Kind.book.segue",
        in: "enum Kind { case book, film; var segue: String { switch self { case .book: \"b\"; case .film: \"f\" } } }")
        == ["constant b"])
  }

  @Test("Raw values are read, implicit ones too")
  func rawValues() {
    let segues = "enum Segue: String { case detail; case other = \"toOther\" }"
    #expect(performed("Segue.detail.rawValue", in: segues) == ["enum_case detail"])
    #expect(performed("Segue.other.rawValue", in: segues) == ["enum_case toOther"])
    #expect(performed("Numbers.one.rawValue", in: "enum Numbers: Int { case one }") == ["dynamic -"])
  }

  @Test("Type names are read in every spelling")
  func typeNames() {
    #expect(performed("String(describing: DetailController.self)", globals: detail) == ["type_name DetailController"])
    #expect(performed("String(describing: type(of: self))") == ["type_name ListController"])
    #expect(performed("\"\\(Self.self)\"") == ["type_name ListController"])
    #expect(performed("NSStringFromClass(DetailController.self)", globals: detail) == ["type_name DetailController"])
    #expect(performed("\"to\\(DetailController.self)\"", globals: detail) == ["type_name toDetailController"])
  }

  private let detail = "class DetailController: UIViewController {}"

  @Test("Wrappers of AppKit are nothing but their string")
  func stringWrappers() {
    #expect(performed("NSStoryboardSegue.Identifier(\"x\")") == ["literal x"])
    #expect(performed(".init(\"x\")") == ["literal x"])
    #expect(
      performed(
        ".detail",
        globals: "extension NSStoryboardSegue.Identifier { static let detail = NSStoryboardSegue.Identifier(\"x\") }")
        == ["constant x"])
  }

  @Test("Superclasses and protocol extensions are asked, the nearest first")
  func inheritance() {
    #expect(
      performed("id", globals: "class Base: UIViewController { let id = \"base\" }").first == "dynamic -")
    let rows = SourceFixture.link(
      scenes: [scene("l", className: "ListController")],
      """
      protocol Named {}
      extension Named { var id: String { "named" } ; var other: String { "protocol" } }
      class Base: UIViewController, Named { let id = "base" }
      class ListController: Base {
        func go() {
          performSegue(withIdentifier: id, sender: nil)
          performSegue(withIdentifier: other, sender: nil)
        }
      }
      """)
    #expect(rows.resolved("perform_segue") == ["constant base", "constant protocol"])
  }

  @Test("A bare name never means a member of an unrelated type, nor another file's private global")
  func lookAlikes() {
    #expect(performed("identifier", globals: "struct Other { static let identifier = \"x\" }") == ["dynamic -"])
    var fixture = SourceFixture()
    fixture.swift("A.swift", "private let name = \"x\"")
    fixture.swift(
      "B.swift", "class B: UIViewController { func go() { performSegue(withIdentifier: name, sender: nil) } }")
    #expect(fixture.link().resolved("perform_segue") == ["dynamic -"])
  }

  @Test("A value from data stays dynamic")
  func data() {
    #expect(
      performed("items[0].title", in: "var items: [Item] = []", globals: "struct Item { let title: String }") == [
        "dynamic -"
      ])
  }

  @Test("Some case of an enum gives the identifiers that exist")
  func someCase() {
    let rows = SourceFixture.link(
      scenes: [scene("l", className: "ListController"), scene("d")],
      segues: [segue("s", from: "l", to: "d", identifier: "book")],
      """
      enum Row { case book, film; var segue: String { switch self { case .book: "book"; case .film: "film" } } }
      class ListController: UIViewController {
        var rows: [Row] = []
        func go(_ index: Int) { performSegue(withIdentifier: rows[index].segue, sender: nil) }
      }
      """)
    #expect(rows.resolved("perform_segue") == ["constant book"])
  }

  @Test("A parameter's default counts where a call leaves it out")
  func parameterDefault() {
    let rows = SourceFixture.link(
      scenes: [scene("l", className: "ListController")],
      """
      class ListController: UIViewController {
        private func go(_ id: String = "detail") { performSegue(withIdentifier: id, sender: nil) }
        func one() { go() }
        func two() { go("other") }
      }
      """)
    #expect(rows.resolved("perform_segue") == ["wrapper -", "wrapper detail", "wrapper other"])
  }

  @Test("A class of a library that the app extends is named by the protocol's property; a system class is not")
  func libraryClassName() {
    let naming = """
      protocol Named {}
      extension Named { static var className: String { return NSStringFromClass(self).components(separatedBy: ".").last! } }
      extension PickerSheetController: Named {}
      extension UITableViewCell: Named {}
      """
    #expect(
      performed("PickerSheetController.className", globals: naming) == ["type_name PickerSheetController"])
    #expect(performed("cell.className", in: "var cell = UITableViewCell.self", globals: naming) == ["dynamic -"])
  }
}
