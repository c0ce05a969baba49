import Testing

@testable import FlowIndex

@Suite("Names that Objective-C code gives by way of something else")
struct ConstantTests {
  /// What `[self performSegueWithIdentifier:EXPRESSION sender:nil]` is found to mean in the list controller.
  private func resolve(
    _ expression: String, header: String = "", constants: String = "", members: String = "", before: String = ""
  ) -> [String] {
    MixedApp([
      "Main.storyboard": MixedApp.storyboard(),
      "Names.h": header,
      "Names.m": constants,
      "ListController.h": "@interface ListController : UIViewController\n\(members)\n@end\n",
      "ListController.m": """
      \(before)
      @implementation ListController
      - (void)open { [self performSegueWithIdentifier:\(expression) sender:nil]; }
      - (NSString *)segueName { return @"showDetail"; }
      + (NSString *)className { return @"showDetail"; }
      @end
      """,
    ]).link().resolved("perform_segue")
  }

  @Test("A literal, also in pieces, is itself")
  func literal() {
    #expect(resolve("@\"show\" @\"Detail\"") == ["literal showDetail"])
  }

  @Test("An extern constant has the value of its definition in another file")
  func externConstant() {
    let found = resolve(
      "kShowDetail", header: "extern NSString *const kShowDetail;",
      constants: "#import \"Names.h\"\nNSString *const kShowDetail = @\"showDetail\";")
    #expect(found == ["constant showDetail"])
  }

  @Test("Macros and static constants of a header are seen by the files that import it")
  func headerConstants() {
    #expect(resolve("kGo", header: "#define kGo @\"showDetail\"") == ["constant showDetail"])
    #expect(resolve("kGo", header: "static NSString *const kGo = @\"showDetail\";") == ["constant showDetail"])
  }

  @Test("A static constant or macro of one file is not seen in another")
  func fileConstants() {
    #expect(resolve("kGo", constants: "static NSString *const kGo = @\"showDetail\";") == ["dynamic -"])
    #expect(resolve("kGo", constants: "#define kGo @\"showDetail\"") == ["dynamic -"])
    #expect(
      resolve("kGo", constants: "#define kGo @\"other\"", before: "#define kGo @\"showDetail\"")
        == ["constant showDetail"])
  }

  @Test("A message without arguments and dot syntax ask for methods and properties alike")
  func getters() {
    #expect(resolve("[self segueName]") == ["constant showDetail"])
    #expect(resolve("self.segueName") == ["constant showDetail"])
    #expect(resolve("ListController.className") == ["constant showDetail"])
  }

  @Test("A macro with arguments stands for its text")
  func functionMacro() {
    #expect(resolve("SEGUE(@\"Detail\")", header: "#define SEGUE(x) [@\"show\" stringByAppendingString:x]").count == 1)
    #expect(
      resolve("SEGUE(@\"Detail\")", header: "#define SEGUE(x) [@\"show\" stringByAppendingString:x]")
        .first?.hasSuffix(" showDetail") == true)
  }
}
