import CodeFacts
import Testing

@Suite("Tests of segues and casts of destinations")
struct SegueTests {
  @Test(
    "Identifiers are compared in many ways",
    arguments: [
      "[segue.identifier isEqualToString:@\"a\"]", "[[segue identifier] isEqual:@\"a\"]",
      "[@\"a\" isEqualToString:segue.identifier]", "[segue.identifier compare:@\"a\"] == NSOrderedSame",
      "segue.identifier == @\"a\"", "[segue.identifier isEqualToString:@\"a\"] == YES",
      "wide && [segue.identifier isEqualToString:@\"a\"]",
    ])
  func comparisons(condition: String) {
    let read = prepare("if (\(condition)) { Detail *vc = segue.destinationViewController; }")
    #expect(read.identifierTests.map(\.candidate) == [.string("a")])
    #expect(read.identifierTests.map(\.text) == ["@\"a\""])
    #expect(read.identifierTests.map(\.callback) == [.prepare])
    #expect(read.destinationCasts.map(\.guards) == [[.string("a")]])
  }

  @Test("The identifier is known in its branch alone, and behind a negated test that returns")
  func guards() {
    let read = prepare(
      """
      if ([segue.identifier isEqualToString:@"a"]) {
        A *a = segue.destinationViewController;
      } else if ([segue.identifier isEqualToString:@"b"] || [segue.identifier isEqualToString:@"c"]) {
        B *b = segue.destinationViewController;
      } else {
        C *c = segue.destinationViewController;
      }
      if (![segue.identifier isEqualToString:@"d"]) { return; }
      D *d = segue.destinationViewController;
      """)
    #expect(read.destinationCasts.map(\.castType.name) == ["A", "B", "C", "D"])
    #expect(
      read.destinationCasts.map(\.guards) == [
        [.string("a")], [.string("b"), .string("c")], [], [.string("d")],
      ])
  }

  @Test(
    "A negated test does not hold in its branch, nor one among other choices",
    arguments: [
      "![segue.identifier isEqualToString:@\"a\"]", "[segue.identifier isEqualToString:@\"a\"] == NO",
      "[segue.identifier compare:@\"a\"] != NSOrderedSame", "wide || [segue.identifier isEqualToString:@\"a\"]",
    ])
  func unknownGuards(condition: String) {
    let read = prepare("if (\(condition)) { Detail *vc = segue.destinationViewController; }")
    #expect(read.identifierTests.count == 1)
    #expect(read.destinationCasts.map(\.guards) == [[]])
  }

  @Test(
    "Destinations are cast directly and through containers",
    arguments: [
      ("(Detail *)segue.destinationViewController", DestinationCastFact.Path.destination),
      ("(Detail *)[segue destinationViewController]", .destination),
      ("(Detail *)[(UINavigationController *)segue.destinationViewController topViewController]", .navigationRoot),
      ("(Detail *)((UINavigationController *)segue.destinationViewController).viewControllers[0]", .navigationRoot),
      ("(Detail *)[segue.destinationViewController visibleViewController]", .navigationRoot),
      ("(Detail *)[[segue.destinationViewController viewControllers] firstObject]", .child),
      ("(Detail *)[[segue.destinationViewController childViewControllers] objectAtIndex:0]", .child),
      ("(Detail *)[segue.destinationController contentViewController]", .windowContent),
    ])
  func paths(expression: String, path: DestinationCastFact.Path) {
    let read = prepare("[self fill:\(expression)];")
    let cast = read.destinationCasts.last
    #expect(cast?.path == path)
    #expect(cast?.castType.name == "Detail")
    #expect(cast?.castKind == .upcast)
  }

  @Test("A navigation controller in a variable leads to its root")
  func navigationVariable() {
    let read = prepare(
      """
      UINavigationController *navigation = segue.destinationViewController;
      Detail *detail = navigation.viewControllers.firstObject;
      id other = segue.destinationViewController;
      UIViewController *plain = segue.destinationViewController;
      if ([segue.destinationViewController isKindOfClass:[List class]]) { }
      """)
    #expect(read.destinationCasts.map(\.castType.name) == ["UINavigationController", "Detail", "List"])
    #expect(read.destinationCasts.map(\.path) == [.destination, .navigationRoot, .destination])
    #expect(read.destinationCasts.map(\.castKind) == [.upcast, .upcast, .test])
  }

  @Test("Each callback is told apart, and a function that is handed a segue is another")
  func callbacks() {
    let read = facts(
      """
      @implementation A
      - (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender {
        return ![identifier isEqualToString:@"a"];
      }
      - (id)contextForSegueWithIdentifier:(NSString *)name { return [name isEqual:@"b"] ? @1 : nil; }
      - (IBAction)unwind:(UIStoryboardSegue *)segue { if ([segue.identifier isEqual:kDone]) { } }
      - (void)compare:(NSString *)identifier { if ([identifier isEqual:@"no"]) { } }
      @end
      """)
    #expect(read.identifierTests.map(\.callback) == [.shouldPerform, .context, .other])
    #expect(read.identifierTests.map(\.candidate) == [.string("a"), .string("b"), .name("kDone")])
    #expect(read.identifierTests.map(\.function) == [0, 1, 2])
  }

  @Test("An identifier in a variable is still the identifier")
  func identifierVariable() {
    let read = prepare(
      "NSString *identifier = segue.identifier; if ([identifier isEqualToString:kDetail]) { [self load]; }")
    #expect(read.identifierTests.map(\.candidate) == [.name("kDetail")])
  }
}
