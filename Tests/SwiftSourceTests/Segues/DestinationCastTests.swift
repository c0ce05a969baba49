import CodeFacts
import Testing

@Suite("Casts of segue destinations")
struct DestinationCastTests {
  private func casts(_ body: String) -> [DestinationCastFact] {
    facts(
      """
      class A: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      \(body)
        }
      }
      """
    ).destinationCasts
  }

  @Test(
    "Casts of the destination are found in every form",
    arguments: [
      ("let vc = segue.destination as! Detail", CastKind.forced),
      ("let vc = segue.destinationViewController as! Detail", .forced),
      ("let vc = segue.destinationController as! Detail", .forced),
      ("if let vc = segue.destination as? Detail {}", .conditional),
      ("let d = segue.destination\nguard let vc = d as? Detail else { return }", .conditional),
      ("if segue.destination is Detail {}", .test),
      ("switch segue.destination { case let vc as Detail: break default: break }", .conditional),
      ("switch segue.destination { case is Detail: break default: break }", .test),
      ("if case let vc as Detail = segue.destination {}", .conditional),
      ("(segue.destination as! Detail).item = 1", .forced),
    ])
  func destination(body: String, kind: CastKind) {
    let found = casts(body)
    #expect(found.map(\.castType) == [TypeReference("Detail")])
    #expect(found.map(\.castKind) == [kind])
    #expect(found.map(\.path) == [.destination])
  }

  @Test(
    "Controllers inside the destination are told by the way to them",
    arguments: [
      (
        "(segue.destination as! UINavigationController).topViewController as! Detail",
        DestinationCastFact.Path.navigationRoot
      ),
      ("(segue.destination as? UINavigationController)?.viewControllers.first as! Detail", .navigationRoot),
      ("(segue.destination as! UINavigationController).viewControllers[0] as! Detail", .navigationRoot),
      ("(segue.destination as! UINavigationController).visibleViewController as! Detail", .navigationRoot),
      ("segue.destination.children.first as! Detail", .navigationRoot),
      ("segue.destination.childViewControllers[0] as! Detail", .navigationRoot),
      ("(segue.destination as! UINavigationController).viewControllers[1] as! Detail", .child),
      ("(segue.destination as! UITabBarController).viewControllers![0] as! Detail", .child),
      ("(segue.destination as! UITabBarController).selectedViewController as! Detail", .child),
      ("(segue.destination as! UISplitViewController).viewControllers.last as! Detail", .child),
      ("(segue.destinationController as! NSWindowController).contentViewController as! Detail", .windowContent),
    ])
  func paths(expression: String, path: DestinationCastFact.Path) {
    let found = casts("let vc = \(expression)").filter { $0.castType == TypeReference("Detail") }
    #expect(found.map(\.path) == [path])
  }

  @Test("A navigation controller that is bound first is followed")
  func boundNavigation() {
    let found = casts(
      """
      if segue.identifier == "a",
        let navigation = segue.destination as? UINavigationController,
        let detail = navigation.topViewController as? Detail {}
      """)
    #expect(found.map(\.path) == [.destination, .navigationRoot])
    #expect(found.map(\.guards) == [[.string("a")], [.string("a")]])
  }

  @Test("A variable that holds the destination or what is inside it proves nothing")
  func ambiguous() {
    let found = casts(
      """
      var target = segue.destination
      if let navigation = target as? UINavigationController { target = navigation.topViewController! }
      let detail = target as? Detail
      """)
    #expect(found.map(\.castType) == [TypeReference("UINavigationController")])
  }

  @Test("A cast stands where its expression starts, with its text")
  func place() {
    let found = casts("    let vc = segue.destination\n      as! Detail")
    #expect(found.map(\.position) == [SourcePosition(line: 3, column: 14)])
    #expect(found.map(\.text) == ["segue.destination as! Detail"])
  }

  @Test("Other casts are not taken for casts of a destination")
  func others() {
    #expect(casts("let cell = sender as! Cell\nlet x = segue.source as! Detail").isEmpty)
  }
}
