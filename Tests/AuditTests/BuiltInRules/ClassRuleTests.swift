import Testing

@testable import Audit

private typealias Board = StoryboardText

@Suite("missing-custom-classes")
struct MissingCustomClassesTests {
  private func app(_ scene: String, code: String = "class ListController: UIViewController {}") throws -> SmallApp {
    try SmallApp([
      "Main.storyboard": Board.document(Board.scene("a", class: "ListController"), scene), "Code.swift": code,
    ])
  }

  @Test("a class of the own target that no source declares is told; an outlet makes it an error")
  func missing() throws {
    let warning = try app(Board.scene("b", class: "DetialController", "title=\"Detail\"")).findings(
      "missing-custom-classes")
    #expect(
      warning.map(\.message) == [
        "no source declares the class 'DetialController' of 'Detail' (DetialController) in 'Main'"
      ])
    #expect(warning.first?.severity == .warning)
    let outlet = "<outlet property=\"titleLabel\" destination=\"x\" id=\"o\"/>"
    let error = try app(Board.scene("b", class: "DetialController", connections: outlet)).findings(
      "missing-custom-classes")
    #expect(error.map(\.severity) == [.error])
  }

  @Test(
    "classes of the system, of libraries, and those that code inherits from are no faults",
    arguments: [
      "customClass=\"UIPageViewController\"", "customClass=\"MBMapController\"",
      "customClass=\"ChartController\" customModule=\"Charts\"",
      "customClass=\"KitController\" customModule=\"App\" customModuleProvider=\"target\"",
    ])
  func lookAlikes(attributes: String) throws {
    let app = try app(
      Board.scene("b", "viewController", attributes),
      code: "class ListController: UIViewController {}\nclass Own: KitController {}")
    #expect(try app.messages("missing-custom-classes").isEmpty)
  }

  @Test("where not one class is declared, that is said once")
  func noSources() throws {
    let app = try SmallApp([
      "Main.storyboard": Board.document(
        Board.scene("a", class: "OneController"), Board.scene("b", class: "TwoController"),
        Board.scene("c", class: "ThreeController"))
    ])
    let findings = try app.findings("missing-custom-classes")
    #expect(findings.count == 1)
    #expect(findings.first?.severity == .note)
    #expect(findings.first?.message.hasPrefix("no source declares a class of any scene") == true)
  }
}

/// A scene with a button that sends an action and an outlet to it.
private func connectedApp(
  outlet: String = "titleLabel", action: String = "save:", code: String, runtime: String = "iOS.CocoaTouch"
) throws -> SmallApp {
  try SmallApp([
    "Main.storyboard": Board.document(
      runtime: runtime,
      Board.scene(
        "a", class: "ListController", "title=\"List\"",
        connections: "<outlet property=\"\(outlet)\" destination=\"b\" id=\"o\"/>",
        content: "<view key=\"view\" id=\"v\"><subviews><button id=\"b\"><connections>"
          + "<action selector=\"\(action)\" destination=\"a\" eventType=\"touchUpInside\" id=\"x\"/>"
          + "</connections></button></subviews></view>")),
    "Code.swift": code,
  ])
}

private let whole = """
  class ListController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBAction func save(_ sender: Any) {}
  }
  """

@Suite("missing-outlets")
struct MissingOutletsTests {
  @Test("a property that the class does not have is told, on macOS as a warning")
  func missing() throws {
    let findings = try connectedApp(outlet: "titelLabel", code: whole).findings("missing-outlets")
    #expect(
      findings.map(\.message) == [
        "the class 'ListController' has no property 'titelLabel', to which an outlet of 'List' (ListController) is connected"
      ])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.related == [RelatedPlace(path: "Code.swift", line: 1, message: "this is the class")])
    let mac = whole.split(separator: "UIViewController").joined(separator: "NSViewController")
    let onMac = try connectedApp(outlet: "titelLabel", code: mac, runtime: "MacOSX.Cocoa").findings("missing-outlets")
    #expect(onMac.map(\.severity) == [.warning])
  }

  @Test(
    "properties of the class, of superclasses, extensions and the system, and unseen superclasses are no faults",
    arguments: [
      "class ListController: UIViewController { @objc var titleLabel: UILabel? }",
      "class Base: UIViewController { @IBOutlet var titleLabel: UILabel! }\nclass ListController: Base {}",
      "class ListController: UIViewController {}\nextension ListController { @objc func setTitleLabel(_ l: UILabel) {} }",
      "class ListController: UIViewController { @IBOutlet var TitleLabel: UILabel! }",
      "class ListController: PodController {}",
      "class ListController: UIViewController { override func setValue(_ v: Any?, forUndefinedKey k: String) {} }",
    ])
  func lookAlikes(code: String) throws {
    #expect(try connectedApp(code: code).messages("missing-outlets").isEmpty)
    #expect(try connectedApp(outlet: "view", code: whole).messages("missing-outlets").isEmpty)
  }
}

@Suite("missing-actions")
struct MissingActionsTests {
  @Test("a method that the class does not have is told")
  func missing() throws {
    let findings = try connectedApp(action: "svae:", code: whole).findings("missing-actions")
    #expect(
      findings.map(\.message) == [
        "the class 'ListController' has no method 'svae:', which an action of 'List' (ListController) asks for"
      ])
    #expect(findings.first?.severity == .error)
  }

  @Test(
    "methods under their selector, of superclasses and of Objective-C are no faults",
    arguments: [
      ("save:", whole),
      ("saveWithSender:", "class ListController: UIViewController { @IBAction func save(sender: Any) {} }"),
      ("save", "class ListController: UIViewController { @objc func save() {} }"),
      ("keep:", "class ListController: UIViewController { @objc(keep:) func save(_ s: Any) {} }"),
      ("save:", "class ListController: PodController {}"),
    ])
  func lookAlikes(action: String, code: String) throws {
    #expect(try connectedApp(action: action, code: code).messages("missing-actions").isEmpty)
  }

  @Test("what is sent up the responder chain may be answered by anybody")
  func firstResponder() throws {
    let app = try SmallApp([
      "Main.storyboard": Board.document(
        Board.scene(
          "a", class: "ListController",
          content: "<view key=\"view\" id=\"v\"><subviews><button id=\"b\"><connections>"
            + "<action selector=\"anything:\" destination=\"f\" eventType=\"touchUpInside\" id=\"x\"/>"
            + "</connections></button></subviews></view>",
          beside: "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"f\" sceneMemberID=\"firstResponder\"/>")
      ),
      "Code.swift": whole,
    ])
    #expect(try app.messages("missing-actions").isEmpty)
  }
}

@Suite("unconnected-outlets and unconnected-actions")
struct UnconnectedTests {
  private let code = """
    class ListController: UIViewController {
      @IBOutlet var titleLabel: UILabel!
      @IBOutlet var lostLabel: UILabel!
      @IBAction func save(_ sender: Any) {}
      @IBAction func lose(_ sender: Any) {}
    }
    """

  @Test("what nothing is connected to is told")
  func unconnected() throws {
    let app = try connectedApp(code: code)
    let outlets = try app.findings("unconnected-outlets")
    #expect(outlets.map(\.message) == ["nothing is connected to the outlet 'lostLabel' of 'ListController'"])
    #expect(outlets.first?.line == 3)
    let actions = try app.findings("unconnected-actions")
    #expect(actions.map(\.message) == ["no control sends the action 'lose:' of 'ListController'"])
    #expect(actions.first?.severity == .note)
  }

  @Test("a class that stands in no storyboard, and an outlet that a subclass's scene connects, are no faults")
  func lookAlikes() throws {
    let app = try connectedApp(
      code: """
        class Base: UIViewController { @IBOutlet var titleLabel: UILabel!; @IBAction func save(_ sender: Any) {} }
        class ListController: Base {}
        class Loose: UIViewController { @IBOutlet var label: UILabel!; @IBAction func go(_ sender: Any) {} }
        """)
    #expect(try app.messages("unconnected-outlets").isEmpty)
    #expect(try app.messages("unconnected-actions").isEmpty)
  }

  @Test(
    "an action whose selector code names is wired by that code",
    arguments: [
      "item.action = #selector(lose)", "item.action = #selector(ListController.lose(_:))",
      "item.action = Selector(\"lose:\")",
    ])
  func wiredInCode(statement: String) throws {
    let app = try connectedApp(
      code: """
        class ListController: UIViewController {
          @IBOutlet var titleLabel: UILabel!
          @IBAction func save(_ sender: Any) {}
          @IBAction func lose(_ sender: Any) {}
          func wire() { \(statement) }
        }
        """)
    #expect(try app.messages("unconnected-actions").isEmpty)
  }

  @Test("a comment that names the selector, and a call of the method, wire nothing")
  func notWired() throws {
    let app = try connectedApp(
      code: """
        class ListController: UIViewController {
          @IBOutlet var titleLabel: UILabel!
          @IBAction func save(_ sender: Any) {}
          @IBAction func lose(_ sender: Any) {}
          // item.action = #selector(lose)
          func call() { lose(self) }
        }
        """)
    #expect(
      try app.messages("unconnected-actions") == ["no control sends the action 'lose:' of 'ListController'"])
  }

  @Test("an outlet whose connection writes the first letter in another case is connected, as Key-Value Coding finds it")
  func firstLetterCase() throws {
    let app = try connectedApp(
      code: """
        class ListController: UIViewController {
          @IBOutlet var TitleLabel: UILabel!
          @IBOutlet var titlelabel: UILabel!
          @IBAction func save(_ sender: Any) {}
        }
        """)
    let messages = try app.messages("unconnected-outlets")
    #expect(messages == ["nothing is connected to the outlet 'titlelabel' of 'ListController'"])
  }
}
