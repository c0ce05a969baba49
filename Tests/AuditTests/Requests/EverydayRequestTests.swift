import Configuration
import TestSupport
import Testing

@testable import Audit

private typealias Board = StoryboardText

/// What users of other tools asked for in vain, about messages, files, settings and names in code.
@Suite("Requests about messages, files, settings and names in code")
struct EverydayRequestTests {
  private let main = PlistText.info()

  @Test("localised copies are one storyboard; what only one of them has is told")
  func localisedCopies() throws {
    func board(_ identifier: String) -> String {
      Board.document(
        initial: "a", Board.scene("a", class: "List"),
        Board.scene("d", "viewController", "storyboardIdentifier=\"\(identifier)\" title=\"Detail\""))
    }
    func app(french: String) throws -> SmallApp {
      try SmallApp([
        "Info.plist": main, "Base.lproj/Main.storyboard": board("Detail"), "fr.lproj/Main.storyboard": board(french),
        "List.swift": """
        class List: UIViewController {
          func go() { _ = storyboard!.instantiateViewController(withIdentifier: "Detail") }
        }
        """,
      ])
    }
    #expect(try app(french: "Detail").faults() == [])
    #expect(
      try app(french: "Details").messages("variant-mismatches") == [
        "'Base.lproj/Main.storyboard' has no scene 'Details', as 'fr.lproj/Main.storyboard' has",
        "'fr.lproj/Main.storyboard' has no scene 'Detail', as 'Base.lproj/Main.storyboard' has",
      ])
  }

  @Test("a message names the scene, its class and what is wrong, on the line where it stands")
  func messages() throws {
    let app = try SmallApp([
      "Info.plist": main,
      "Main.storyboard": Board.document(
        initial: "a",
        Board.scene(
          "a", class: "ListController", "title=\"Book List\"",
          connections: "\n<outlet property=\"ratingView\" destination=\"v\" id=\"out-le-t01\"/>\n",
          content: "<view key=\"view\" id=\"v\"/>")),
      "List.swift": "class ListController: UIViewController {}",
    ])
    let finding = try #require(try app.findings("missing-outlets").first)
    #expect(
      finding.message
        == "the class 'ListController' has no property 'ratingView', to which an outlet of 'Book List' (ListController) "
        + "is connected")
    #expect("\(finding.path):\(finding.line ?? 0):\(finding.column ?? 0)" == "Main.storyboard:5:1")
    #expect(finding.scene == "Book List")
    #expect(finding.related.map { "\($0.path):\($0.line ?? 0)" } == ["List.swift:1"])
  }

  @Test("what other people wrote is left out, and only crashes can be asked for")
  func noise() throws {
    let faulty = Board.document(
      Board.scene(
        "a", class: "List", connections: "<outlet property=\"lost\" destination=\"v\" id=\"o\"/>",
        content: "<view key=\"view\" id=\"v\"/>"))
    let app = try SmallApp([
      "Info.plist": main,
      "Main.storyboard": Board.document(initial: "m", Board.scene("m"), Board.scene("x")),
      "Pods/Kit/Kit.storyboard": faulty, "Carthage/Checkouts/Kit/Kit.storyboard": faulty, "List.swift": "class List {}",
    ])
    #expect(try app.faults() == ["unreachable-scenes Main.storyboard:5"])
    let errorsOnly = try app.report().findings.filter { $0.severity == .error }
    #expect(errorsOnly.isEmpty)
  }

  @Test("a storyboard that the project file does not list is read from its folder")
  func synchronizedFolders() throws {
    let app = try SmallApp([
      "App.xcodeproj/project.pbxproj":
        "{ objects = { S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; }; }; }",
      "App/Info.plist": main,
      "App/Main.storyboard": Board.document(initial: "a", Board.scene("a", "viewController", "title=\"Start\"")),
    ])
    #expect(try app.rows("scenes", "storyboard", "scene", "state") == ["Main|Start|reachable"])
    #expect(try app.faults() == [])
  }

  @Test("watch and SwiftUI scenes and tags that nobody knows are read like all others")
  func unknownElements() throws {
    let app = try SmallApp([
      "Interface.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit" \
      initialViewController="w">
      <scenes>
      <scene sceneID="s1"><objects><controller id="w" title="Watch"/></objects></scene>
      <scene sceneID="s2"><objects><hostingController id="h" identifier="Host"/></objects></scene>
      </scenes>
      </document>
      """,
      "Main.storyboard": Board.document(
        initial: "a", Board.scene("a", "hostingController", "title=\"Swift\""),
        Board.scene(
          "f", "futureController", "title=\"Future\"", content: "<futureView key=\"view\" id=\"v\"><odd/></futureView>")
      ),
    ])
    #expect(
      try app.rows("scenes", "scene", "element") == [
        "Watch|controller", "hostingController|hostingController", "Swift|hostingController", "Future|futureController",
      ])
    #expect(try app.rows("file-problems", "path") == [])
  }

  @Test("one rule can be silenced in one storyboard")
  func pathSettings() throws {
    let lonely = Board.document(initial: "a", Board.scene("a"), Board.scene("x"))
    let app = try SmallApp([
      "Info.plist": main, "Main.storyboard": lonely,
      "Legacy/Old.storyboard": lonely,
      "Code.swift": "func old() { _ = UIStoryboard(name: \"Old\", bundle: nil).instantiateInitialViewController() }",
    ])
    #expect(
      try app.faults() == ["unreachable-scenes Legacy/Old.storyboard:5", "unreachable-scenes Main.storyboard:5"])
    let folder = try TemporaryFolder()
    try folder.write("{\"rules\": {\"unreachable-scenes\": {\"paths\": {\"Legacy\": \"off\"}}}}", to: ".sceneql.json")
    let configuration = try Configuration.load(root: folder.path)
    #expect(try app.faults(configuration: configuration) == ["unreachable-scenes Main.storyboard:5"])
  }

  @Test("generic helpers, enums of storyboards and changed raw values are followed to the identifier")
  func helpers() throws {
    func app(_ identifier: String) throws -> SmallApp {
      try SmallApp([
        "Info.plist": main,
        "Main.storyboard": Board.document(
          initial: "a", Board.scene("a", class: "List"),
          Board.scene("d", class: "DetailController", "storyboardIdentifier=\"\(identifier)\"")),
        "Storyboard.swift": """
        enum Storyboard: String {
          case main
          var filename: String { rawValue.capitalized }
          var instance: UIStoryboard { UIStoryboard(name: filename, bundle: nil) }
          func make<T: UIViewController>(_ type: T.Type) -> T {
            instance.instantiateViewController(withIdentifier: String(describing: T.self)) as! T
          }
        }
        """,
        "List.swift": """
        class List: UIViewController {
          func go() { present(Storyboard.main.make(DetailController.self), animated: true) }
        }
        class DetailController: UIViewController {}
        """,
      ])
    }
    let right = try app("DetailController")
    #expect(try right.faults() == [])
    #expect(try right.rows("scene-ways-in", name: "DetailController", "via", "from_scene") == ["code|'List'"])
    let wrong = try app("Detail")
    #expect(try wrong.faults().contains("unknown-scene-identifiers List.swift:2"))
  }
}
