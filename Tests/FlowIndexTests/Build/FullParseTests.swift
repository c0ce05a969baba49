import SQLite
import TestSupport
import Testing

@testable import FlowIndex

/// Most code is read without the parser, and what a constant or a function says only when it is asked. That must not
/// show in the index.
@Suite("Parsing everything")
struct FullParseTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="list">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="list" customClass="ListController" sceneMemberID="viewController">
            <connections>
              <segue destination="detail" kind="show" identifier="showDetail" id="go"/>
              <segue destination="detail" kind="show" identifier="Main-other" id="go2"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="detail" storyboardIdentifier="DetailController" customClass="DetailController" \
          sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  /// Names that stand in unread code: a computed property, a function, values, a default value, raw values.
  private static let names = """
    enum Names: String {
      case showDetail
      case other = "Main-other"
      var storyboard: String { switch self { case .showDetail: return "Main" default: return "None" } }
      static func joined(_ name: String) -> String { Names.prefix + "-" + name }
      static let prefix = ["Main"].joined()
      static let start = "Ma" + "in"
    }
    extension UIViewController {
      func go(_ name: String = Names.joined("other")) { performSegue(withIdentifier: name, sender: self) }
    }
    """

  private static let controllers = """
    class ListController: UIViewController {
      let detail = { Names.showDetail }()
      func open() { go(detail.rawValue); go(); performSegue(withIdentifier: Names.joined("other"), sender: nil) }
      func make() {
        let board = UIStoryboard(name: Names.showDetail.storyboard, bundle: nil)
        let same = UIStoryboard(name: Names.start, bundle: nil)
        _ = board.instantiateViewController(withIdentifier: String(describing: DetailController.self))
        _ = same.instantiateInitialViewController()
      }
    }
    class DetailController: UIViewController { @IBOutlet weak var label: UILabel? }
    """

  @Test("The index is the same however much of the code is parsed")
  func sameIndex() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.storyboard, to: "App/Main.storyboard")
    try folder.write(Self.names, to: "App/Names.swift")
    try folder.write(Self.controllers, to: "App/Controllers.swift")
    let quick = try contents(of: folder, parsesEverything: false)
    #expect(quick.contains { $0.hasPrefix("code_references") && $0.contains("showDetail") })
    #expect(quick == (try contents(of: folder, parsesEverything: true)))
  }

  /// Every row of every table but those that tell when the index was made.
  private func contents(of folder: TemporaryFolder, parsesEverything: Bool) throws -> [String] {
    let database = "\(folder.path)/index-\(parsesEverything).db"
    let options = IndexOptions(parsesEverything: parsesEverything)
    _ = try IndexBuilder(root: folder.path, databasePath: database, options: options).build()
    let stored = try Database(path: database, mode: .readOnly)
    let tables = try stored.rows(
      "select name from sqlite_schema where type = 'table' and name not in ('meta', 'schema_migrations')")
    return try tables.flatMap { table in
      let name = table[0].string ?? ""
      return try stored.rows("select * from \"\(name)\"").map { "\(name) \($0)" }
    }
  }
}
