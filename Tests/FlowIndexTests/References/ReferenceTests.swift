import Testing

@testable import FlowIndex

@Suite("Places in code that name something")
struct ReferenceTests {
  private let list = scene("l", className: "ListController", identifier: "List")
  private let detail = scene("d", className: "DetailController", identifier: "Detail")

  @Test("A segue belongs to the scenes of the class and of its subclasses")
  func segueOwners() throws {
    let rows = SourceFixture.link(
      scenes: [list, detail, scene("x", className: "Other")],
      segues: [
        segue("s1", from: "l", to: "d", identifier: "go"), segue("s2", from: "x", to: "d", identifier: "go"),
      ],
      """
      class Base: UIViewController { func run() { performSegue(withIdentifier: "go", sender: self) } }
      class ListController: Base {}
      class Other: UIViewController {}
      """)
    let reference = try #require(rows.references("perform_segue").first)
    #expect(reference.receiverType == "Base")
    #expect(reference.isReceiverCertain)
    #expect(rows.objects(of: reference, role: "owner") == ["l"])
    #expect(rows.segueObjects(of: reference) == ["s1"])
  }

  @Test("Another object is told by its static type")
  func otherReceiver() throws {
    let rows = SourceFixture.link(
      scenes: [list, detail], segues: [segue("s", from: "d", to: "l", identifier: "back")],
      """
      class DetailController: UIViewController {}
      class ListController: UIViewController {
        var child: DetailController?
        func run() { child?.performSegue(withIdentifier: "back", sender: nil) }
      }
      """)
    let reference = try #require(rows.references("perform_segue").first)
    #expect(reference.receiverType == "DetailController")
    #expect(rows.objects(of: reference, role: "owner") == ["d"])
  }

  @Test("A segue that no scene of the class has is named with the nearest that one has")
  func unknownSegue() throws {
    let rows = SourceFixture.link(
      scenes: [list, detail], segues: [segue("s", from: "l", to: "d", identifier: "showDetail")],
      "class ListController: UIViewController { func go() { performSegue(withIdentifier: \"showDetial\", sender: nil) } }"
    )
    let reference = try #require(rows.references("perform_segue").first)
    #expect(rows.segueObjects(of: reference).isEmpty)
    #expect(reference.nearest == "showDetail")
  }

  @Test("The receiver tells the storyboard: a local, a static, a property, the controller's own")
  func storyboards() {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      """
      extension UIStoryboard { static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) } }
      class ListController: UIViewController {
        let board = UIStoryboard(name: "Main", bundle: nil)
        func run() {
          let local = UIStoryboard(name: "Main", bundle: .main)
          local.instantiateViewController(withIdentifier: "Detail")
          UIStoryboard.main.instantiateViewController(withIdentifier: "Detail")
          board.instantiateViewController(withIdentifier: "Detail")
          storyboard?.instantiateViewController(withIdentifier: "Detail")
          self.storyboard!.instantiateViewController(withIdentifier: "Detail")
        }
      }
      """)
    let made = rows.references("instantiate")
    #expect(made.map(\.storyboard) == ["Main", "Main", "Main", "Main", "Main"])
    #expect(made.allSatisfy { rows.objects(of: $0, role: "target") == ["d"] })
  }

  @Test("A storyboard of another bundle is told apart")
  func bundle() {
    let rows = SourceFixture.link(
      scenes: [list],
      """
      class A {
        let other = UIStoryboard(name: "Main", bundle: Bundle(identifier: "com.example.kit"))
        let own = UIStoryboard(name: "Main", bundle: Bundle(for: A.self))
        func run() {
          other.instantiateViewController(withIdentifier: "Far")
          own.instantiateViewController(withIdentifier: "List")
        }
      }
      """)
    #expect(rows.references("instantiate").map(\.bundle) == ["com.example.kit", nil])
  }

  @Test("The creator's class, the cast and the generic result are noted")
  func results() {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      """
      class DetailController: UIViewController { init?(coder: NSCoder, id: Int) { super.init(coder: coder) } }
      class ListController: UIViewController {
        func run() {
          let a = storyboard!.instantiateViewController(identifier: "Detail") { DetailController(coder: $0, id: 1) }
          let b = storyboard!.instantiateViewController(withIdentifier: "Detail") as! DetailController
          let c = storyboard!.instantiateViewController(withIdentifier: "Detail") as? DetailController
          let d: DetailController = storyboard!.instantiateViewController(identifier: "Detail")
        }
      }
      """)
    let made = rows.references("instantiate")
    #expect(made.map(\.hasCreator) == [true, false, false, false])
    #expect(made.map(\.creatorClass) == ["DetailController", nil, nil, nil])
    #expect(made.map(\.castKind) == [nil, "as!", "as?", "as!"])
    #expect(made.map(\.castClass) == [nil, "DetailController", "DetailController", "DetailController"])
    #expect(made.map(\.isForced) == [false, true, false, false])
  }

  @Test("Initial scenes are made by their storyboard alone")
  func initialScenes() throws {
    let rows = SourceFixture.link(
      scenes: [list, detail],
      "func start() { _ = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()! }")
    let made = try #require(rows.references("instantiate_initial").first)
    #expect(made.isStatic)
    #expect(made.isForced)
    #expect(made.resolution == "literal")
    #expect(rows.objects(of: made, role: "target") == ["l"])
    #expect(rows.objects(of: made, role: "owner").isEmpty)
  }

  @Test("Tests of a segue's identifier and casts of its destination are joined")
  func segueTests() throws {
    let rows = SourceFixture.link(
      scenes: [list, detail], segues: [segue("s", from: "l", to: "d", identifier: "showDetail")],
      """
      class DetailController: UIViewController {}
      class ListController: UIViewController {
        enum Segue: String { case showDetail, gone }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let id = segue.identifier, let kind = Segue(rawValue: id) else { return }
          switch kind {
          case .showDetail: let detail = segue.destination as! DetailController
          case .gone: break
          }
        }
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
          return identifier == "showDetail"
        }
      }
      """)
    #expect(rows.resolved("prepare_case") == ["enum_case showDetail", "enum_case gone"])
    #expect(rows.references("prepare_case").map { rows.segueObjects(of: $0) } == [["s"], []])
    #expect(rows.resolved("should_perform_case") == ["literal showDetail"])
    let cast = try #require(rows.references("destination_cast").first)
    #expect(cast.identifier == "showDetail")
    #expect(cast.castClass == "DetailController")
    #expect(cast.castKind == "as!")
    #expect(cast.castPath == "destination")
    #expect(rows.segueObjects(of: cast) == ["s"])
  }

  @Test("An unwind action may see a segue of any scene")
  func unwindAction() throws {
    let rows = SourceFixture.link(
      scenes: [list, detail], segues: [segue("s", from: "d", to: "l", kind: "unwind", identifier: "saved")],
      """
      class ListController: UIViewController {
        @IBAction func unwind(_ segue: UIStoryboardSegue) { if segue.identifier == "saved" { save() } }
      }
      """)
    let test = try #require(rows.references("prepare_case").first)
    #expect(!test.isReceiverCertain)
    #expect(rows.segueObjects(of: test) == ["s"])
  }

  @Test("Cells are dequeued and registered by name or by class")
  func cells() {
    let rows = SourceFixture.link(
      scenes: [list],
      """
      class BookCell: UITableViewCell { static let id = "BookCell" }
      class ListController: UITableViewController {
        func run(_ path: IndexPath) {
          tableView.register(BookCell.self, forCellReuseIdentifier: BookCell.id)
          tableView.register(UINib(nibName: "Film", bundle: nil), forCellReuseIdentifier: "film")
          tableView.dequeueReusableCell(withIdentifier: "book", for: path)
          tableView.dequeueReusableCell(withIdentifier: "book")
        }
      }
      """)
    #expect(rows.resolved("register_class") == ["constant BookCell"])
    #expect(rows.resolved("register_nib") == ["literal film"])
    #expect(rows.resolved("nib") == ["literal Film"])
    #expect(rows.references("dequeue").map(\.hasIndexPath) == [true, false])
  }

  @Test("Controllers of a watch are named by the scenes of watch storyboards")
  func watch() throws {
    var fixture = SourceFixture()
    fixture.app.storyboard(
      "Interface.storyboard", platform: "watchOS",
      scenes: [scene("a", "controller", className: "Start"), scene("b", "controller", identifier: "page")])
    fixture.swift(
      "Start.swift",
      """
      class Start: WKInterfaceController {
        func go() {
          pushController(withName: "page", context: nil)
          WKInterfaceController.reloadRootControllers(withNames: ["page", "gone"], contexts: nil)
        }
      }
      """)
    let rows = fixture.link()
    #expect(rows.resolved("push_controller") == ["literal page"])
    #expect(rows.resolved("reload_controllers") == ["literal gone", "literal page"])
    let pushed = try #require(rows.references("push_controller").first)
    #expect(rows.objects(of: pushed, role: "target") == ["b"])
  }

  @Test("The same sources give the same rows in the same order")
  func determinism() {
    let source = """
      class A: UIViewController {
        func go() { performSegue(withIdentifier: flag ? "b" : "a", sender: nil) }
        var flag = false
      }
      """
    let first = SourceFixture.link(scenes: [list, detail], source)
    let second = SourceFixture.link(scenes: [list, detail], source)
    #expect(first.codeReferences == second.codeReferences)
    #expect(first.codeReferences.map(\.id) == [1, 2])
  }
}
