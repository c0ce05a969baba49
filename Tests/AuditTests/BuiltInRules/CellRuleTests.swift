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
    #expect(error.map(\.message) == ["nothing registers a cell 'BokCell'"])
    #expect(error.first?.severity == .error)
    let note = try app(cell: "reuseIdentifier=\"BookCell\"", code: dequeue("BokCell", "")).findings(
      "unknown-reuse-identifiers")
    #expect(note.map(\.severity) == [.note])
  }

  @Test("in a class that stands in no storyboard here it is a note: its prototypes may be elsewhere")
  func elsewhere() throws {
    let app = try SmallApp([
      "List.swift": "class ListController: UITableViewController {\n\(dequeue("BookCell"))\n}"
    ])
    #expect(try app.findings("unknown-reuse-identifiers").map(\.severity) == [.note])
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
