import Testing

@testable import FlowIndex

@Suite("Objective-C and Swift in one model")
struct ObjectiveCReferenceTests {
  @Test("A constant that a header declares is read where it is defined")
  func externConstant() throws {
    var fixture = SourceFixture()
    fixture.app.storyboard(
      "Main.storyboard", scenes: [scene("l", className: "ListController"), scene("d")],
      segues: [segue("s", from: "l", to: "d", identifier: "showDetail")])
    fixture.objectiveC("Names.h", "extern NSString *const DetailSegue;")
    fixture.objectiveC("Names.m", "NSString *const DetailSegue = @\"showDetail\";")
    fixture.objectiveC(
      "ListController.m",
      """
      @interface ListController : UIViewController
      @end
      @implementation ListController
      - (void)open { [self performSegueWithIdentifier:DetailSegue sender:nil]; }
      @end
      """)
    let rows = fixture.link()
    #expect(rows.resolved("perform_segue") == ["constant showDetail"])
    let reference = try #require(rows.references("perform_segue").first)
    #expect(rows.segueObjects(of: reference) == ["s"])
  }

  @Test("Chains run from Swift to Objective-C and back")
  func mixedChain() throws {
    var fixture = SourceFixture()
    fixture.objectiveC("Base.h", "@interface ABCBase : UIViewController\n@end")
    fixture.swift("Middle.swift", "@objc(ABCMiddle) class Middle: ABCBase {}")
    fixture.objectiveC("Leaf.h", "@interface ABCLeaf : ABCMiddle\n@end")
    let rows = fixture.link()
    let leaf = try #require(rows.type("ABCLeaf"))
    #expect(leaf.systemClass == "UIViewController")
    #expect(rows.typeAncestors.filter { $0.typeID == leaf.id }.map(\.depth) == [0, 1, 2])
  }

  @Test("A method that hands on a storyboard's scene is followed")
  func wrapper() throws {
    var fixture = SourceFixture()
    fixture.app.storyboard(
      "Main.storyboard", initial: "l",
      scenes: [scene("l", className: "ListController"), scene("d", identifier: "Detail")])
    fixture.objectiveC(
      "ListController.m",
      """
      @interface ListController : UIViewController
      @end
      @implementation ListController
      - (UIViewController *)sceneNamed:(NSString *)name {
        UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
        return [board instantiateViewControllerWithIdentifier:name];
      }
      - (void)open { [self showViewController:[self sceneNamed:@"Detail"] sender:nil]; }
      @end
      """)
    let rows = fixture.link()
    #expect(rows.resolved("instantiate") == ["wrapper -", "wrapper Detail"])
    let call = try #require(rows.references("instantiate").last)
    #expect(call.wrapper == "ListController.sceneNamed:")
    #expect(rows.objects(of: call, role: "target") == ["d"])
    #expect(rows.references("storyboard").map(\.castClass) == [nil])
  }
}
