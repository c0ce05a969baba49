import Testing

@testable import FlowIndex

@Suite("Classes of both languages in one chain")
struct MixedClassChainTests {
  /// The names of the declared classes from a class upwards.
  private func chain(of name: String, in rows: IndexRows) -> [String] {
    guard let type = rows.types.first(where: { $0.name == name && $0.classTypeID == $0.id }) else { return [] }
    return rows.typeAncestors.filter { $0.typeID == type.id }.sorted { $0.depth < $1.depth }
      .map { rows.types[Int($0.ancestorTypeID) - 1].name }
  }

  /// The selectors of the members that a class and its ancestors declare, of some kinds.
  private func selectors(of name: String, _ kinds: Set<String>, in rows: IndexRows) -> Set<String> {
    let names = Set(chain(of: name, in: rows))
    let members = rows.members.filter { member in
      guard kinds.contains(member.kind), let home = rows.types[Int(member.typeID) - 1].classTypeID else { return false }
      return names.contains(rows.types[Int(home) - 1].name)
    }
    return Set(members.compactMap(\.selector))
  }

  @Test(
    "A Swift class has the outlets and actions of its Objective-C superclass, its categories and implementation too")
  func swiftBelowObjectiveC() {
    let rows = MixedApp([
      "Base.h": """
      @interface BaseController : UITableViewController
      @property (weak, nonatomic) IBOutlet UILabel *caption;
      @end
      """,
      "Base.m": """
      @interface BaseController ()
      @property (weak, nonatomic) IBOutlet UIView *shade;
      @end
      @implementation BaseController { IBOutlet UIButton *_hidden; }
      - (IBAction)tap:(id)sender { }
      @end
      """,
      "Base+More.m": "@implementation BaseController (More)\n- (IBAction)more { }\n@end\n",
      "List.swift": "class ListController: BaseController { @IBAction func done(_ sender: Any) {} }",
    ]).link()
    #expect(chain(of: "ListController", in: rows) == ["ListController", "BaseController"])
    #expect(selectors(of: "ListController", ["outlet"], in: rows) == ["caption", "shade", "_hidden"])
    #expect(selectors(of: "ListController", ["action"], in: rows) == ["tap:", "more", "done:"])
    let list = rows.types.first { $0.name == "ListController" }
    #expect(list?.chainEnd == "system")
    #expect(list?.systemClass == "UITableViewController")
  }

  @Test("An Objective-C class may name a Swift superclass by its @objc name")
  func objectiveCBelowSwift() {
    let rows = MixedApp([
      "Base.swift": """
      @objc(XYZBase) class Base: UIViewController { @IBOutlet var caption: UILabel!; @IBAction func tap(_ sender: Any) {} }
      """,
      "List.h": "@interface ListController : XYZBase\n@end\n",
      "List.m": "@implementation ListController\n- (IBAction)done:(id)sender { }\n@end\n",
    ]).link()
    #expect(chain(of: "ListController", in: rows) == ["ListController", "Base"])
    #expect(selectors(of: "ListController", ["outlet"], in: rows) == ["caption"])
    #expect(selectors(of: "ListController", ["action"], in: rows) == ["tap:", "done:"])
    #expect(rows.types.first { $0.name == "ListController" }?.systemClass == "UIViewController")
  }

  @Test("A category adds to a Swift class")
  func categoryOnSwift() {
    let rows = MixedApp([
      "List.swift": "@objc class ListController: UIViewController {}",
      "List+Actions.m": "@implementation ListController (Actions)\n- (IBAction)tap:(id)sender { }\n@end\n",
    ]).link()
    #expect(selectors(of: "ListController", ["action"], in: rows) == ["tap:"])
  }

  @Test("Swift calls a wrapper written in Objective-C, and Objective-C one written in Swift")
  func wrappersAcross() {
    let rows = MixedApp([
      "Main.storyboard": MixedApp.storyboard(),
      "Screens.h": "@interface Screens : NSObject\n+ (UIViewController *)controllerWithName:(NSString *)name;\n@end\n",
      "Screens.m": """
      @implementation Screens
      + (UIViewController *)controllerWithName:(NSString *)name {
        return [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:name];
      }
      @end
      """,
      "List.swift": """
      class ListController: UIViewController {
        func open() { show(Screens.controller(withName: "Detail"), sender: nil) }
        @objc func go(to name: String) { performSegue(withIdentifier: name, sender: self) }
      }
      """,
      "Other.m": """
      @interface Other : NSObject
      @end
      @implementation Other
      - (void)run:(ListController *)list { [list goTo:@"showDetail"]; }
      @end
      """,
    ]).link()
    #expect(rows.resolved("instantiate").contains("wrapper Detail"))
    #expect(rows.resolved("perform_segue").contains("wrapper showDetail"))
  }

  @Test("A constant of Objective-C is known in Swift, one of Swift by its class in Objective-C")
  func constantsAcross() {
    let rows = MixedApp([
      "Main.storyboard": MixedApp.storyboard(),
      "Names.h": "extern NSString *const ShowDetailSegue;\n",
      "Names.m": "NSString *const ShowDetailSegue = @\"showDetail\";\n",
      "List.swift": """
      @objc class Names: NSObject { @objc static let detail = "showDetail" }
      class ListController: UIViewController {
        func open() { performSegue(withIdentifier: ShowDetailSegue, sender: nil) }
      }
      """,
      "List.m": """
      @implementation ListController (More)
      - (void)more { [self performSegueWithIdentifier:Names.detail sender:nil]; [self performSegueWithIdentifier:[Names detail] sender:nil]; }
      @end
      """,
    ]).link()
    #expect(
      rows.resolved("perform_segue") == ["constant showDetail", "constant showDetail", "constant showDetail"])
  }
}
