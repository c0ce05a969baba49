import Configuration
import Testing

@testable import FlowIndex

@Suite("Classes across files")
struct ClassLinkerTests {
  @Test("A chain runs through files, aliases and generic superclasses to the system")
  func chain() throws {
    var fixture = SourceFixture()
    fixture.swift("Base.swift", "class Base<Model>: UITableViewController {}\ntypealias Root = Base<Int>")
    fixture.swift("List.swift", "final class ListController: Root {}")
    let rows = fixture.link()
    let list = try #require(rows.type("ListController"))
    let base = try #require(rows.type("Base"))
    #expect(list.superclassTypeID == base.id)
    #expect(list.chainEnd == "system")
    #expect(list.systemClass == "UITableViewController")
    #expect(rows.typeAncestors.filter { $0.typeID == list.id }.map(\.ancestorTypeID) == [list.id, base.id])
  }

  @Test("A superclass that nobody declares ends the chain in the unknown, a protocol in nothing")
  func ends() {
    let rows = SourceFixture.link(
      scenes: [],
      "class A: MapboxViewController {}\nclass B: UITableViewDelegate {}\nclass C: Drawable {}\nprotocol Drawable {}")
    #expect(rows.type("A")?.chainEnd == "unknown")
    #expect(rows.type("B")?.chainEnd == "nowhere")
    #expect(rows.type("C")?.chainEnd == "nowhere")
    #expect(rows.conformances.map(\.name) == ["UITableViewDelegate", "Drawable"])
  }

  @Test("A class that the configuration names is one of the system")
  func configuredClass() {
    var fixture = SourceFixture()
    fixture.swift("A.swift", "class A: MapboxViewController {}")
    var configuration = Configuration()
    configuration.systemClasses = [SystemClassSetting(name: "MapboxViewController", superclass: "UIViewController")]
    let rows = fixture.link(configuration)
    #expect(rows.type("A")?.chainEnd == "system")
    #expect(rows.systemClasses.contains { $0.name == "MapboxViewController" && $0.superclass == "UIViewController" })
  }

  @Test("Nested and module-qualified names find their class")
  func qualifiedNames() {
    let rows = SourceFixture.link(
      scenes: [],
      """
      enum Flow { class Screen: UIViewController {} ; class Child: Screen {} }
      class Screen {}
      class Far: AppKitShared.Screen {}
      class Near: Flow.Screen {}
      """)
    #expect(rows.type("Flow.Child")?.superclassTypeID == rows.type("Flow.Screen")?.id)
    #expect(rows.type("Near")?.superclassTypeID == rows.type("Flow.Screen")?.id)
    #expect(rows.type("Far")?.superclassTypeID == rows.type("Screen")?.id)
  }

  @Test("Two apps of one tree keep their classes of one name apart")
  func scopes() throws {
    var fixture = SourceFixture()
    fixture.app.storyboard(
      "Two/Main.storyboard", scope: "Two", scenes: [scene("v", className: "ViewController")])
    fixture.swift("One/ViewController.swift", scope: "One", "class ViewController: UITableViewController {}")
    fixture.swift("Two/ViewController.swift", scope: "Two", "class ViewController: UIViewController {}")
    fixture.swift("Two/Child.swift", scope: "Two", "class Child: ViewController {}")
    let rows = fixture.link()
    #expect(rows.classUses.map(\.typeID) == [2])
    #expect(rows.type("Child")?.superclassTypeID == 2)
  }

  @Test("Interface Builder may say the Objective-C name")
  func objectiveCName() {
    var fixture = SourceFixture()
    fixture.app.storyboard("Main.storyboard", scenes: [scene("v", className: "ABCList")])
    fixture.swift("List.swift", "@objc(ABCList) class ListController: UIViewController {}")
    #expect(fixture.link().classUses.map(\.className) == ["ABCList"])
  }

  @Test("Extensions of system classes count as ancestors after the declared ones")
  func systemExtensions() throws {
    let rows = SourceFixture.link(
      scenes: [],
      """
      extension UIViewController { @IBAction func unwindHome(_ segue: UIStoryboardSegue) {} }
      class Base: UITableViewController {}
      class List: Base {}
      """)
    let list = try #require(rows.type("List"))
    let ancestors = rows.typeAncestors.filter { $0.typeID == list.id }.map(\.ancestorTypeID)
    #expect(ancestors == [3, 2, 1])
    #expect(rows.members.first?.kind == "unwind_action")
    #expect(rows.members.first?.selector == "unwindHome:")
  }

  @Test("Members say what Interface Builder may do with them, each once")
  func members() {
    let rows = SourceFixture.link(
      scenes: [],
      """
      class A: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBAction func tap(_ sender: Any) {}
        lazy var queue: OperationQueue = { OperationQueue() }()
        enum Kind { case one }
        init?(coder: NSCoder, name: String) { super.init(coder: coder) }
      }
      """)
    #expect(rows.members.map(\.kind) == ["outlet", "action", "property", "initializer"])
    #expect(rows.members.map(\.name) == ["label", "tap", "queue", "init"])
  }

  @Test("A class in a circle of superclasses is unknown")
  func circle() {
    let rows = SourceFixture.link(scenes: [], "class A: B {}\nclass B: A {}")
    #expect(rows.type("A")?.chainEnd == "unknown")
  }

  @Test("The system's classes have their superclasses, outlets and actions")
  func systemClasses() {
    let catalog = SystemClassCatalog()
    #expect(catalog.superclasses(of: "UITableViewController") == ["UIViewController", "UIResponder", "NSObject"])
    #expect(catalog.subclasses(of: "NSTextField").contains("NSSecureTextField"))
    let members = SystemMembers.rows
    #expect(members.contains(SystemMemberRow(className: "UITableView", kind: "outlet", name: "dataSource")))
    #expect(members.contains(SystemMemberRow(className: "NSWindow", kind: "action", name: "performClose:")))
    #expect(members.allSatisfy { catalog.contains($0.className) })
    #expect(Set(members.map { "\($0.className) \($0.kind) \($0.name)" }).count == members.count)
  }
}
