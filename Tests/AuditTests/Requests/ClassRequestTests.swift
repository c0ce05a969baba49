import Testing

@testable import Audit

private typealias Board = StoryboardText

/// What users of other tools asked for in vain, about classes, outlets and actions.
@Suite("Requests about classes, outlets and actions")
struct ClassRequestTests {
  private let main = PlistText.info()

  private func app(scene: String, code: [String: String]) throws -> SmallApp {
    try SmallApp(
      ["Info.plist": main, "Main.storyboard": Board.document(initial: "a", scene)].merging(code) { $1 })
  }

  @Test("the module of a class of the target may be a stale name")
  func staleModules() throws {
    let stale = "customClass=\"List\" customModule=\"OldTarget\" customModuleProvider=\"target\""
    let app = try app(
      scene: Board.scene("a", "viewController", stale), code: ["List.swift": "class List: UIViewController {}"])
    #expect(try app.faults() == [])
  }

  @Test("an unwind action is looked for in all classes, under its selector")
  func unwindActions() throws {
    let leaving = Board.scene(
      "a", class: "Detail",
      connections: Board.segue(
        "u", to: "x", kind: "unwind", "identifier=\"up\" unwindAction=\"unwindToHereWithSegue:\""),
      beside: "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
    let code = """
      class Detail: UIViewController { func go() { performSegue(withIdentifier: "up", sender: nil) } }
      class List: UIViewController { @IBAction func unwindToHere(segue: UIStoryboardSegue) {} }
      """
    let found = try app(scene: leaving, code: ["Code.swift": code])
    #expect(try found.faults() == [])
    #expect(try found.messages("unused-unwind-actions") == [])
    let missing = try app(scene: leaving, code: ["Code.swift": code.replacing("unwindToHere", with: "unwindHere")])
    #expect(try missing.faults() == ["missing-unwind-actions Main.storyboard:4"])
  }

  @Test("an action of a custom object is looked for in the class of that object")
  func customObjects() throws {
    func scene(_ selector: String) -> String {
      Board.scene(
        "a", class: "List",
        content: "<view key=\"view\" id=\"v\"><subviews><button id=\"b\"><connections><action selector=\"\(selector)\" "
          + "destination=\"o\" eventType=\"touchUpInside\" id=\"act\"/></connections></button></subviews></view>",
        beside: "<customObject id=\"o\" customClass=\"Sharer\" customModule=\"App\" customModuleProvider=\"target\"/>")
    }
    let code = """
      class List: UIViewController {}
      class Sharer: NSObject { @IBAction func share(_ sender: Any) {} }
      """
    #expect(try app(scene: scene("share:"), code: ["Code.swift": code]).faults() == [])
    #expect(
      try app(scene: scene("send:"), code: ["Code.swift": code]).faults() == ["missing-actions Main.storyboard:4"])
  }

  @Test("outlets and actions may be inherited, from Objective-C too; of an unknown superclass nothing is claimed")
  func inheritance() throws {
    let scene = Board.scene(
      "a", class: "List", connections: "<outlet property=\"header\" destination=\"v\" id=\"o\"/>",
      content: "<view key=\"view\" id=\"v\"/>")
    let inherited = try app(
      scene: scene,
      code: [
        "List.swift": "class List: Base {}",
        "Base.h": """
        @interface Base : UIViewController
        @property (nonatomic, weak) IBOutlet UIView *header;
        @end
        """,
        "Base.m": "#import \"Base.h\"\n@implementation Base\n@end",
      ])
    #expect(try inherited.faults() == [])
    let unknown = try app(scene: scene, code: ["List.swift": "import Kit\nclass List: KitController {}"])
    #expect(try unknown.faults() == [])
    let known = try app(scene: scene, code: ["List.swift": "class List: UIViewController {}"])
    #expect(try known.faults() == ["missing-outlets Main.storyboard:4"])
  }

  @Test("a class that was renamed in code is told where the storyboard names it, with the new name")
  func renamedClasses() throws {
    let app = try app(
      scene: Board.scene("a", class: "ListControler"), code: ["List.swift": "class ListController: UIViewController {}"]
    )
    #expect(try app.faults() == ["missing-custom-classes Main.storyboard:4"])
    #expect(
      try app.messages("missing-custom-classes") == [
        "no source declares the class 'ListControler' of 'ListControler' in 'Main'; did you mean 'ListController'?"
      ])
  }

  @Test("selectors are those of the compiler: a label counts, an underscore does not")
  func selectors() throws {
    func scene(_ selectors: String...) -> String {
      let buttons = selectors.enumerated().map { position, selector in
        "<button id=\"b\(position)\"><connections><action selector=\"\(selector)\" destination=\"a\" "
          + "eventType=\"touchUpInside\" id=\"act\(position)\"/></connections></button>"
      }
      return Board.scene(
        "a", class: "List", content: "<view key=\"view\" id=\"v\"><subviews>\(buttons.joined())</subviews></view>")
    }
    let code = """
      class List: UIViewController {
        @IBAction func labelled(sender: Any) {}
        @IBAction func plain(_ sender: Any) {}
        @IBAction func bare() {}
      }
      """
    let right = try app(scene: scene("labelledWithSender:", "plain:", "bare"), code: ["List.swift": code])
    #expect(try right.faults() == [])
    // `labelled:` is what Swift 2 made of the first, so it is let pass.
    let wrong = try app(scene: scene("labelled:", "plainWithSender:", "bare:"), code: ["List.swift": code])
    #expect(
      try wrong.messages("missing-actions") == [
        "the class 'List' has no method 'plainWithSender:', which an action of 'List' asks for",
        "the class 'List' has no method 'bare:', which an action of 'List' asks for",
      ])
  }

  @Test("private actions are actions, segue actions are used, and xibs of Swift packages are read")
  func accessLevels() throws {
    let app = try SmallApp([
      "Info.plist": main,
      "Main.storyboard": Board.document(
        initial: "a",
        Board.scene(
          "a", class: "List",
          content: Board.button(
            "b", segue: Board.segue("s", to: "d", "destinationCreationSelector=\"makeDetail:\""))
            + "<view id=\"w\"><connections><action selector=\"tap:\" destination=\"a\" eventType=\"touchUpInside\" "
            + "id=\"act\"/></connections></view>"),
        Board.scene("d", class: "Detail")),
      "List.swift": """
      class List: UIViewController {
        @IBAction private func tap(_ sender: Any) {}
        @IBSegueAction private func makeDetail(_ coder: NSCoder) -> Detail? { Detail(coder: coder) }
      }
      class Detail: UIViewController {}
      """,
      "Package/Package.swift": "// swift-tools-version: 5.9",
      "Package/Sources/Kit/Badge.swift": "public class Badge: UIView { @IBOutlet private var label: UILabel! }",
      "Package/Sources/Kit/Badge.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Badge" \
      customModule="Kit"><connections><outlet property="label" destination="l" id="o"/></connections></placeholder>
      <view id="v"><subviews><label id="l"/></subviews></view>
      </objects>
      </document>
      """,
    ])
    #expect(try app.faults() == [])
    #expect(try app.messages("unconnected-actions") == [])
    #expect(try app.messages("unconnected-segue-actions") == [])
    #expect(try app.messages("unconnected-outlets") == [])
  }

  @Test("that Interface Builder names a class does not make its scene reachable")
  func namedOnlyByItsXib() throws {
    let app = try SmallApp([
      "Info.plist": main,
      "Main.storyboard": Board.document(initial: "a", Board.scene("a"), Board.scene("l", class: "Lost")),
      "Lost.swift": "class Lost: UIViewController {}",
      "Lost.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Lost"/><view id="v"/></objects>
      </document>
      """,
    ])
    #expect(try app.faults() == ["unreachable-scenes Main.storyboard:5"])
    #expect(
      try app.rows("uses", name: "Lost", "role", "path") == [
        "declaration|Lost.swift", "xib file|Lost.xib", "custom class|Lost.xib", "custom class|Main.storyboard",
      ])
  }

  @Test("of two classes of one name the one of the same project is meant")
  func targets() throws {
    let scene = Board.scene(
      "a", class: "List", connections: "<outlet property=\"header\" destination=\"v\" id=\"o\"/>",
      content: "<view key=\"view\" id=\"v\"/>")
    let app = try SmallApp([
      "Shop/Shop.xcodeproj/project.pbxproj": "{ objects = {}; }",
      "Shop/Info.plist": main,
      "Shop/Main.storyboard": Board.document(initial: "a", scene),
      "Shop/List.swift": "class List: UIViewController { @IBOutlet var header: UIView! }",
      "Admin/Admin.xcodeproj/project.pbxproj": "{ objects = {}; }",
      "Admin/Info.plist": main,
      "Admin/Main.storyboard": Board.document(initial: "a", scene),
      "Admin/List.swift": "class List: UIViewController {}",
    ])
    #expect(try app.faults() == ["missing-outlets Admin/Main.storyboard:4"])
  }

  @Test("classes of Swift are found as those of Objective-C are, and a folder called x.m is no source")
  func swiftProjects() throws {
    let app = try SmallApp([
      "Info.plist": main,
      "Main.storyboard": Board.document(
        initial: "a",
        Board.scene("a", class: "SwiftList", content: Board.button("b", segue: Board.segue("s", to: "c"))),
        Board.scene("c", "viewController", "customClass=\"PlainList\"")),
      "Elsewhere/SwiftList.swift": "class SwiftList: UIViewController {}",
      "x.m/PlainList.m": "@interface PlainList : UIViewController\n@end\n@implementation PlainList\n@end",
    ])
    #expect(try app.faults() == [])
    #expect(try app.rows("file-problems", "path") == [])
    #expect(try app.rows("uses", name: "PlainList", "role", "path").contains("declaration|x.m/PlainList.m"))
  }
}
