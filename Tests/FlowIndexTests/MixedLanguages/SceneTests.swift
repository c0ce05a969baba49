import ObjectiveCSource
import Testing

@testable import FlowIndex

@Suite("Scenes and segues in Objective-C")
struct ObjectiveCSceneTests {
  private let headers = """
    @interface ListController : UIViewController
    @property (nonatomic, strong) UIStoryboard *board;
    @end
    @interface DetailController : UIViewController
    @end
    """

  private func link(_ source: String, more: String = "") -> IndexRows {
    MixedApp([
      "Main.storyboard": MixedApp.storyboard(), "Headers.h": headers, "Code.m": source, "More.m": more,
    ]).link()
  }

  @Test("A scene is made from the own storyboard, from one by name, and from a helper of any kind")
  func storyboards() {
    let rows = link(
      """
      #define MAIN [UIStoryboard storyboardWithName:@"Main" bundle:nil]
      static UIStoryboard *Board(NSString *name) { return [UIStoryboard storyboardWithName:name bundle:nil]; }
      @implementation ListController
      - (UIStoryboard *)board { return [UIStoryboard storyboardWithName:@"Main" bundle:nil]; }
      - (void)open {
        DetailController *one = [self.storyboard instantiateViewControllerWithIdentifier:@"Detail"];
        DetailController *two = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Detail"];
        DetailController *three = [self.board instantiateViewControllerWithIdentifier:@"Detail"];
        DetailController *four = [[self board] instantiateViewControllerWithIdentifier:@"Detail"];
        DetailController *five = [_board instantiateViewControllerWithIdentifier:@"Detail"];
        DetailController *six = [MAIN instantiateViewControllerWithIdentifier:@"Detail"];
        DetailController *seven = [Board(@"Main") instantiateViewControllerWithIdentifier:@"Detail"];
      }
      @end
      """)
    let made = rows.references("instantiate")
    #expect(made.map(\.storyboard) == Array(repeating: "Main", count: 7))
    #expect(made.map(\.castClass) == Array(repeating: "DetailController", count: 7))
    #expect(made.map { rows.objects(of: $0, role: "target") } == Array(repeating: ["detail"], count: 7))
    #expect(made.allSatisfy { rows.objects(of: $0, role: "owner") == ["list"] })
  }

  @Test("Class methods and functions that hand a name on lead their callers to the scene")
  func wrappers() {
    let rows = link(
      """
      @interface Screens : NSObject
      + (UIViewController *)screenNamed:(NSString *)name inStoryboard:(NSString *)storyboard;
      @end
      @implementation Screens
      + (UIViewController *)screenNamed:(NSString *)name inStoryboard:(NSString *)storyboard {
        return [[UIStoryboard storyboardWithName:storyboard bundle:nil] instantiateViewControllerWithIdentifier:name];
      }
      @end
      UIViewController *Screen(NSString *name) { return [Screens screenNamed:name inStoryboard:@"Main"]; }
      """,
      more: """
        @implementation ListController
        - (void)open { DetailController *one = (DetailController *)[Screens screenNamed:@"Detail" inStoryboard:@"Main"]; }
        - (void)help { id two = Screen(@"HelpController"); }
        @end
        """)
    let followed = rows.references("instantiate").filter { $0.identifier != nil }
    #expect(followed.map(\.identifier).sorted { ($0 ?? "") < ($1 ?? "") } == ["Detail", "HelpController"])
    #expect(followed.allSatisfy { $0.storyboard == "Main" && $0.resolution == "wrapper" })
    #expect(followed.first { $0.identifier == "Detail" }?.castClass == "DetailController")
    #expect(Set(followed.flatMap { rows.objects(of: $0, role: "target") }) == ["detail", "help"])
  }

  @Test("A category on UIViewController that makes a scene by the name of the class leads to that class's scene")
  func categoryByClassName() {
    let rows = MixedApp([
      "Main.storyboard": MixedApp.storyboard().replacing("\"Detail\"", with: "\"DetailController\""),
      "Headers.h": headers,
      "UIViewController+Main.h": "@interface UIViewController (Main)\n+ (instancetype)fromMain;\n@end\n",
      "UIViewController+Main.m": """
      @implementation UIViewController (Main)
      + (instancetype)fromMain {
        return [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:NSStringFromClass([self class])];
      }
      @end
      """,
      "ListController.m":
        "@implementation ListController\n- (void)open { DetailController *next = [DetailController fromMain]; }\n@end\n",
    ]).link()
    let followed = rows.references("instantiate").filter { $0.resolution == "wrapper" && $0.identifier != nil }
    #expect(followed.map(\.identifier) == ["DetailController"])
    #expect(followed.flatMap { rows.objects(of: $0, role: "target") } == ["detail"])
    #expect(rows.types.filter { $0.name == "UIViewController" }.map(\.kind) == ["category", "category"])
  }

  @Test("Segues are performed by self, by another object and inside of blocks, and tested in prepare")
  func segues() throws {
    let rows = link(
      """
      @implementation ListController
      - (void)go { __weak typeof(self) weakSelf = self; run(^{ [weakSelf performSegueWithIdentifier:@"showDetail" sender:nil]; }); }
      - (void)bad { [self performSegueWithIdentifier:@"showDetial" sender:nil]; }
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqualToString:@"showDetail"]) {
          DetailController *detail = segue.destinationViewController;
        }
      }
      @end
      @interface Router : NSObject
      @end
      @implementation Router
      - (void)route { ListController *list = [[ListController alloc] init]; [list performSegueWithIdentifier:@"showDetail" sender:nil]; }
      @end
      """)
    let performed = rows.references("perform_segue")
    #expect(performed.map(\.receiverType) == ["ListController", "ListController", "ListController"])
    #expect(performed.map(\.isReceiverCertain) == [true, true, true])
    #expect(performed.map { rows.segueObjects(of: $0) } == [["go"], [], ["go"]])
    #expect(performed[1].nearest == "showDetail")
    #expect(rows.resolved("prepare_case") == ["literal showDetail"])
    let cast = try #require(rows.references("destination_cast").first)
    #expect(cast.castClass == "DetailController")
    #expect(cast.castKind == "as")
    #expect(rows.segueObjects(of: cast) == ["go"])
  }

  @Test("Every spelling that means something of Interface Builder is looked for from the start")
  func callForms() {
    let missing = ObjectiveCCallForms.all.keys.filter { !ObjectiveCReader.interfaceCallNames.contains($0) }
    #expect(missing.isEmpty)
  }
}
