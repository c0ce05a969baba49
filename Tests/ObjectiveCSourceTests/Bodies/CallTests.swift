import CodeFacts
import Testing

@Suite("Calls")
struct CallTests {
  @Test("Messages are read however deep they nest, with receiver, arguments and text")
  func nested() throws {
    let read = body(
      """
      [self.navigationController pushViewController:[[UIStoryboard storyboardWithName:@"Main" bundle:nil]
        instantiateViewControllerWithIdentifier:NSStringFromClass([Detail class])] animated:YES];
      """)
    #expect(
      read.calls.map(\.call.name) == [
        "storyboardWithName:bundle:", "instantiateViewControllerWithIdentifier:", "pushViewController:animated:",
      ])
    let scene = read.calls[1]
    let name = CallExpression(
      receiver: nil, name: "NSStringFromClass",
      arguments: [Argument(label: nil, value: .metatype(TypeReference("Detail")))])
    #expect(scene.call.receiver == .call(read.calls[0].call))
    #expect(scene.call.arguments.map(\.value) == [.call(name)])
    #expect(
      scene.text
        == "[[UIStoryboard storyboardWithName:@\"Main\" bundle:nil] "
        + "instantiateViewControllerWithIdentifier:NSStringFromClass([Detail class])]")
    #expect(scene.function == 0)
    #expect(scene.owner == 0)
  }

  @Test(
    "The type that a scene is taken for is that of the cast or of the variable, and never traps",
    arguments: [
      "Detail *vc = %;", "__kindof Detail *vc = %;", "Detail *vc; vc = %;", "id vc = (Detail *)%;",
      "UIViewController *vc = (Detail *)%;", "[self show:(Detail *)% sender:nil];", "((Detail *)%).item = item;",
    ])
  func casts(statement: String) throws {
    let call = "[self.storyboard instantiateViewControllerWithIdentifier:@\"d\"]"
    let read = body(statement.replacing("%", with: call))
    let result = try #require(read.calls.first?.result)
    #expect(result.castType == TypeReference("Detail", isOptional: true))
    #expect(result.castKind == .upcast)
    #expect(!result.isForced)
  }

  @Test("What is returned is of the type of the method, except inside of blocks")
  func returned() {
    let read = body(
      """
      Maker maker = ^{ return [self.storyboard instantiateInitialViewController]; };
      return [self.storyboard instantiateViewControllerWithIdentifier:@"d"];
      """, method: "- (Detail *)make")
    #expect(read.calls.map(\.result.expectedType?.name) == [nil, "Detail"])
  }

  @Test("Local names are followed to their values, self under another name as well")
  func locals() {
    let read = body(
      """
      __weak typeof(self) weakSelf = self;
      NSString *name = @"a";
      if (wide) { name = @"b"; }
      name = nil;
      [weakSelf performSegueWithIdentifier:name sender:nil];
      dispatch_async(queue, ^{ __strong typeof(weakSelf) strongSelf = weakSelf;
        [strongSelf performSegueWithIdentifier:wide ? @"c" : kName sender:nil]; });
      [self performSegueWithIdentifier:[NSString stringWithFormat:@"show%@", text] sender:nil];
      [self performSegueWithIdentifier:[@"show" stringByAppendingString:text] sender:nil];
      """)
    #expect(
      read.performed == [
        .either([.string("a"), .string("b")]), .either([.string("c"), .name("kName")]),
        .concatenation([.string("show"), .parameter("text")]), .concatenation([.string("show"), .parameter("text")]),
      ])
    #expect(read.calls.map(\.call.receiver) == [.selfReference, .selfReference, .selfReference, .selfReference])
  }

  @Test("Dot syntax calls a method that was asked for, and a message asks for a property")
  func dotSyntax() {
    let read = body(
      "[self.class.mainBoard instantiateInitialViewController]; [[self storyboard] instantiateInitialViewController];",
      wrappers: ["mainBoard"])
    #expect(
      read.calls.map(\.call.name) == [
        "mainBoard", "instantiateInitialViewController", "instantiateInitialViewController",
      ])
    #expect(read.calls[0].call.receiver == .selfType)
    #expect(read.calls[2].call.receiver == .member(base: .selfReference, name: "storyboard"))
  }

  @Test("In a class method self is the class")
  func classMethod() {
    let read = body(
      "return [board instantiateViewControllerWithIdentifier:NSStringFromClass(self)];", method: "+ (instancetype)make")
    let name = CallExpression(
      receiver: nil, name: "NSStringFromClass", arguments: [Argument(label: nil, value: .selfType)])
    #expect(read.calls.first?.call.arguments.first?.value == .call(name))
    #expect(read.function("make")?.returns.count == 1)
  }

  @Test("A call that nobody asked for is not recorded; wrappers are once they are asked for")
  func wrappers() {
    let source = "[Screens open:@\"d\" from:self]; OpenScreen(@\"e\");"
    #expect(body(source).calls.isEmpty)
    let read = body(source, wrappers: ["open:from:", "OpenScreen"])
    #expect(read.calls.map(\.call.name) == ["open:from:", "OpenScreen"])
    #expect(read.calls.map { $0.call.arguments.first?.value } == [.string("d"), .string("e")])
  }
}
