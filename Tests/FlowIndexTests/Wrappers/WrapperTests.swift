import Testing

@testable import FlowIndex

@Suite("Functions that hand a name on")
struct WrapperTests {
  private let detail = scene("d", className: "DetailController", identifier: "DetailController")
  private let list = scene("l", className: "ListController", identifier: "List")

  @Test("A protocol extension that makes Self by its class name leads each caller to that class's scene")
  func protocolExtension() throws {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      """
      protocol StoryboardLoadable: AnyObject {}
      extension StoryboardLoadable where Self: UIViewController {
        static func loadFromStoryboard() -> Self {
          let board = UIStoryboard(name: "Main", bundle: nil)
          return board.instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      }
      class DetailController: UIViewController, StoryboardLoadable {}
      class ListController: UIViewController {
        func open() { show(DetailController.loadFromStoryboard(), sender: nil) }
      }
      """)
    let call = try #require(rows.references("instantiate").last)
    #expect(rows.resolved("instantiate") == ["wrapper -", "wrapper DetailController"])
    #expect(call.wrapper == "StoryboardLoadable.loadFromStoryboard")
    #expect(call.storyboard == "Main")
    #expect(call.castClass == "DetailController")
    #expect(rows.objects(of: call, role: "owner") == ["l"])
    #expect(rows.objects(of: call, role: "target") == ["d"])
  }

  @Test("A bare call in a static function of the class means the class itself")
  func bareCall() {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      """
      protocol Loadable {}
      extension Loadable where Self: UIViewController {
        static func load() -> Self {
          return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\\(Self.self)") as! Self
        }
      }
      class DetailController: UIViewController, Loadable {
        static func make(title: String) -> DetailController {
          let controller = load()
          return controller
        }
      }
      """)
    #expect(rows.resolved("instantiate") == ["wrapper -", "wrapper DetailController"])
  }

  @Test("A generic result is of the class that the caller annotates")
  func genericResult() {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      """
      extension UIStoryboard {
        func make<T: UIViewController>() -> T {
          return instantiateViewController(withIdentifier: String(describing: T.self)) as! T
        }
      }
      class ListController: UIViewController {
        func open() {
          let detail: DetailController = UIStoryboard(name: "Main", bundle: nil).make()
          show(detail, sender: nil)
        }
      }
      class DetailController: UIViewController {}
      """)
    #expect(rows.resolved("instantiate") == ["wrapper -", "wrapper DetailController"])
    #expect(rows.references("instantiate").last?.storyboard == "Main")
  }

  @Test("A metatype argument tells the class")
  func metatypeArgument() {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      """
      extension UIStoryboard {
        static let main = UIStoryboard(name: "Main", bundle: nil)
        func instantiate<T: UIViewController>(ofType type: T.Type) -> T {
          return instantiateViewController(withIdentifier: String(describing: type)) as! T
        }
      }
      class ListController: UIViewController {
        func open() { show(UIStoryboard.main.instantiate(ofType: DetailController.self), sender: nil) }
      }
      class DetailController: UIViewController {}
      """)
    #expect(rows.resolved("instantiate") == ["wrapper -", "wrapper DetailController"])
  }

  @Test("Names go through functions to any depth")
  func depth() throws {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      """
      class Router {
        func scene(_ id: String) -> UIViewController { return controller(withID: id, in: "Main") }
        private func controller(withID id: String, in board: String) -> UIViewController {
          return UIStoryboard(name: board, bundle: nil).instantiateViewController(withIdentifier: id)
        }
      }
      class ListController: UIViewController {
        let router = Router()
        func open() { show(router.scene("List"), sender: nil) }
      }
      """)
    #expect(rows.resolved("instantiate") == ["wrapper -", "wrapper List"])
    let call = try #require(rows.references("instantiate").last)
    #expect(call.wrapper == "Router.scene")
    #expect(call.line == 9)
    #expect(rows.references("storyboard").map(\.storyboard) == ["Main", nil])
  }

  @Test("An overload of performSegue for an enum is a wrapper, the call of UIKit beside it is none")
  func overload() {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      segues: [
        segue("s1", from: "l", to: "d", identifier: "showDetail"), segue("s2", from: "l", to: "d", identifier: "again"),
      ],
      """
      protocol SegueHandlerType { associatedtype SegueIdentifier: RawRepresentable }
      extension SegueHandlerType where Self: UIViewController, SegueIdentifier.RawValue == String {
        func performSegue(withIdentifier identifier: SegueIdentifier, sender: Any?) {
          performSegue(withIdentifier: identifier.rawValue, sender: sender)
        }
      }
      class ListController: UIViewController, SegueHandlerType {
        enum SegueIdentifier: String { case showDetail }
        func one() { performSegue(withIdentifier: .showDetail, sender: nil) }
        func two() { performSegue(withIdentifier: "again", sender: nil) }
      }
      """)
    #expect(rows.resolved("perform_segue") == ["wrapper -", "wrapper showDetail", "literal again"])
    #expect(rows.references("perform_segue").map { rows.segueObjects(of: $0) } == [[], ["s1"], ["s2"]])
  }

  @Test("An initializer of UIStoryboard that takes an enum is followed")
  func storyboardInitializer() {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      """
      extension UIStoryboard {
        enum Storyboard: String {
          case main
          var filename: String { return rawValue.capitalized }
        }
        convenience init(_ storyboard: Storyboard, bundle: Bundle? = nil) {
          self.init(name: storyboard.filename, bundle: bundle)
        }
      }
      class ListController: UIViewController {
        func open() {
          let board = UIStoryboard(.main)
          show(board.instantiateViewController(withIdentifier: "List"), sender: nil)
        }
      }
      """)
    #expect(rows.references("instantiate").map(\.storyboard) == ["Main"])
    #expect(rows.references("storyboard").map(\.storyboard) == [nil, "Main"])
    #expect(rows.references("storyboard").last?.wrapper == "UIStoryboard.init")
  }

  @Test("A factory with a name of its own leads its callers to the scene, and is no way of its own scene")
  func factory() throws {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      """
      class DetailController: UIViewController {
        static func make() -> DetailController {
          return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "DetailController")
            as! DetailController
        }
      }
      class ListController: UIViewController {
        func open() { show(DetailController.make(), sender: nil) }
      }
      """)
    let made = rows.references("instantiate")
    #expect(made.map(\.resolution) == ["literal", "wrapper"])
    #expect(made.map(\.isStatic) == [true, false])
    #expect(rows.objects(of: made[0], role: "owner") == [])
    #expect(rows.objects(of: made[1], role: "owner") == ["l"])
  }

  @Test("A function that nobody calls stays dynamic")
  func uncalled() {
    let rows = SourceFixture.link(
      scenes: [list],
      """
      class Router {
        func scene(_ id: String) -> UIViewController {
          return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: id)
        }
      }
      class Other { func scene(_ id: String) {} ; func run() { scene("List") } }
      """)
    #expect(rows.resolved("instantiate") == ["dynamic -"])
  }

  @Test("A callback of the system is no wrapper")
  func callback() {
    let rows = SourceFixture.link(
      scenes: [list],
      """
      class ListController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          performSegue(withIdentifier: names[indexPath.row], sender: nil)
        }
      }
      """)
    #expect(rows.resolved("perform_segue") == ["dynamic -"])
  }

  @Test("A call that hands a wrapper a name only known at run time is dynamic itself; the wrapper's body is not")
  func unknownArgument() {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      """
      class Settings: UIViewController {
        var chosen = UserDefaults.standard
        func scene(_ id: String) -> UIViewController {
          return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: id)
        }
        func known() { show(scene("List"), sender: nil) }
        func unknown() { show(scene(chosen.value), sender: nil) }
      }
      """)
    #expect(rows.resolved("instantiate") == ["wrapper -", "wrapper List", "dynamic -"])
    #expect(rows.references("instantiate").map(\.wrapper) == ["Settings.scene", "Settings.scene", "Settings.scene"])
  }

  @Test("A controller of a library's class answers to the extensions of all controllers")
  func libraryController() throws {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      """
      extension UIViewController {
        static func load<T: UIViewController>() -> T {
          let board = UIStoryboard(name: "Main", bundle: nil)
          return board.instantiateViewController(withIdentifier: String(describing: self)) as! T
        }
      }
      class DetailController: PagerTabStripViewController {}
      class ListController: UIViewController {
        func open() { show(DetailController.load() as DetailController, sender: nil) }
      }
      """)
    #expect(rows.resolved("instantiate") == ["wrapper -", "wrapper DetailController"])
    let call = try #require(rows.references("instantiate").last)
    #expect(rows.objects(of: call, role: "target") == ["d"])
  }

  @Test("A library's class that is no controller by its name does not answer to extensions of controllers")
  func libraryModel() {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      """
      extension UIViewController {
        static func load() -> UIViewController {
          let board = UIStoryboard(name: "Main", bundle: nil)
          return board.instantiateViewController(withIdentifier: String(describing: self))
        }
      }
      class DetailController: PagerModel {}
      class ListController: UIViewController {
        func open() { DetailController.load() }
      }
      """)
    #expect(rows.references("instantiate").compactMap(\.identifier) == [])
  }
}
