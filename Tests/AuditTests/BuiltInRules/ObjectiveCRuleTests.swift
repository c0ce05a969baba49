import Audit
import Testing

private typealias Board = StoryboardText

@Suite("Rules in Objective-C apps")
struct ObjectiveCRuleTests {
  private func app(_ code: String) throws -> SmallApp {
    try SmallApp([
      "Main.storyboard": Board.document(
        Board.scene(
          "a", class: "ListController",
          content: Board.button("x", segue: Board.segue("s", to: "b", "identifier=\"go\""))),
        Board.scene("b", class: "DetailController", "title=\"Detail\" storyboardIdentifier=\"Detail\"")),
      "Controllers.h": """
      @interface ListController : UIViewController
      @end
      @interface DetailController : UIViewController
      @end
      @interface OtherController : UIViewController
      @end
      """,
      "ListController.m": "@implementation ListController\n\(code)\n@end\n",
      "Info.plist": PlistText.info(),
    ])
  }

  private func prepare(_ body: String) -> String {
    """
    - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
      if ([segue.identifier isEqualToString:@"go"]) { \(body) }
    }
    """
  }

  @Test(
    "a scene that is taken for another class is a warning, by a cast or by the type of the variable",
    arguments: ["OtherController *o = %;", "id o = (OtherController *)%;"])
  func mistypedScene(statement: String) throws {
    let call = "[self.storyboard instantiateViewControllerWithIdentifier:@\"Detail\"]"
    let findings = try app("- (void)f { \(statement.replacing("%", with: call)) }").findings("mistyped-scene-casts")
    #expect(
      findings.map(\.message) == [
        "'Detail' (DetailController) in 'Main' is no 'OtherController', to which it is cast here"
      ])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.line) == [2])
  }

  @Test(
    "a destination that is taken for another class is a warning; the class itself and a superclass are no faults",
    arguments: [
      ("OtherController *o = segue.destinationViewController;", 1),
      ("OtherController *o = (OtherController *)[segue destinationViewController];", 1),
      ("DetailController *d = segue.destinationViewController;", 0),
      ("UIViewController *d = segue.destinationViewController;", 0),
    ])
  func mistypedDestination(statement: String, count: Int) throws {
    let findings = try app(prepare(statement)).findings("mistyped-destination-casts")
    #expect(findings.count == count)
    #expect(findings.allSatisfy { $0.severity == .warning && $0.line == 3 })
  }

  @Test("a segue, a case and a scene that do not exist are told on their lines")
  func unknownNames() throws {
    let code = """
      - (void)f { [self performSegueWithIdentifier:@"og" sender:nil]; }
      - (void)g { [self.storyboard instantiateViewControllerWithIdentifier:@"Detial"]; }
      - (BOOL)shouldPerformSegueWithIdentifier:(NSString *)name sender:(id)sender { return [name isEqual:@"gone"]; }
      """
    let app = try app(code)
    #expect(try app.findings("unknown-segue-identifiers").map(\.line) == [2])
    #expect(try app.findings("unknown-scene-identifiers").map(\.line) == [3])
    #expect(try app.findings("dead-segue-cases").map(\.line) == [4])
  }
}
