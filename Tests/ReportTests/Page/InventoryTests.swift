import FlowIndex
import Migrations
import SQLite
import TestSupport
import Testing

@testable import Report

@Suite("The page's tables and facts")
struct InventoryTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="1" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a">
    <scenes>
    <scene sceneID="s-a"><objects><viewController id="a" title="Books" customClass="BookList" sceneMemberID="viewController">\
    <connections><segue destination="b" kind="show" identifier="open" id="s1"/></connections>\
    </viewController></objects></scene>
    <scene sceneID="s-b"><objects><viewController id="b" title="Book" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s-c"><objects><viewController id="c" title="Lost" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s-d"><objects><viewControllerPlaceholder storyboardName="Nowhere" id="d" \
    sceneMemberID="viewController"/></objects></scene>
    </scenes>
    </document>
    """

  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
    """

  private static let code = """
    import UIKit
    class BookList: UIViewController {
      func open() { performSegue(withIdentifier: "open", sender: nil) }
    }
    """

  private func inventory() throws -> Inventory {
    let folder = try TemporaryFolder()
    try folder.write(Self.storyboard, to: "App/Main.storyboard")
    try folder.write(Self.info, to: "App/Info.plist")
    try folder.write(Self.code, to: "App/BookList.swift")
    let database = "\(folder.path)/index.db"
    _ = try IndexBuilder(root: "\(folder.path)/App", databasePath: database).build()
    let session = try ReadOnlySession(path: database, format: try MigrationSeries.index.migrator().format)
    return try InventoryReader(session: session).inventory()
  }

  private func rows(_ inventory: Inventory, _ id: String) throws -> [[String]] {
    let table = try #require(inventory.tables.first { $0.id == id })
    return table.rows.map { row in
      row.map { cell in
        switch cell {
        case .words(let words): words
        case .number(let number): "\(number)"
        case .scene(_, let label): label
        case .place(let path, let line): "\(path):\(line ?? 0)"
        case .nothing: ""
        }
      }
    }
  }

  @Test("list the screens with their state and ways, and leave out references")
  func listsScenes() throws {
    #expect(
      try rows(inventory(), "scenes") == [
        ["Books", "Main", "BookList", "", "viewController", "reachable", "1", "1", "Main.storyboard:4"],
        ["Book", "Main", "", "", "viewController", "reachable", "1", "0", "Main.storyboard:5"],
        ["Lost", "Main", "", "", "viewController", "unreachable", "0", "0", "Main.storyboard:6"],
      ])
  }

  @Test("list segues from scene to scene")
  func listsSegues() throws {
    #expect(
      try rows(inventory(), "segues") == [
        ["Books", "show", "open", "code", "Book", "", "Main", "Main.storyboard:4"]
      ])
  }

  @Test("list references of code and of storyboards")
  func listsReferences() throws {
    let rows = try rows(inventory(), "references")
    #expect(rows.first == ["perform segue", "open", "BookList.open", "\"open\"", "literal", "BookList.swift:3"])
    #expect(rows.last?.first == "storyboard reference" && rows.last?[1] == "Nowhere")
  }

  @Test("tell the ways to and from each scene, with what leads along them")
  func tellsWays() throws {
    let scenes = try inventory().scenes
    #expect(scenes.map(\.label) == ["Books", "Book", "Lost"])
    #expect(scenes.map(\.state) == ["opened by the system", "reachable in 1 step", "unreachable"])
    let books = try #require(scenes.first)
    #expect(books.waysIn.map(\.scene) == [nil])
    #expect(books.waysOut.map { $0.scene?.label } == ["Book"])
    #expect(books.waysOut.first?.step == "show segue 'open', performed in BookList.open")
  }

  @Test("show the first ways of a scene that everything leads to, and how many more there are")
  func abridgesWays() {
    let way = SceneFacts.Way(scene: nil, step: "code", certainty: "certain", path: nil, line: nil)
    let scene = SamplePage.scene(1, "Home", waysIn: Array(repeating: way, count: 45))
    let card = Markup.element(SceneCard(scene: scene, links: SourceLinks(template: nil, revision: nil)).markup).written
    #expect(card.components(separatedBy: "<li>").count - 1 == 41)
    #expect(card.contains("and 5 more"))
  }
}
