import CodeFacts
import Testing

@Suite("Comments, strings and preprocessor lines")
struct PreprocessorTests {
  @Test("Calls in comments, strings and #if 0 are not read")
  func deadText() {
    let read = body(
      """
      // [self performSegueWithIdentifier:@"comment" sender:nil];
      /* [self performSegueWithIdentifier:@"block" sender:nil]; */
      NSLog(@"[self performSegueWithIdentifier:\\"string\\" sender:nil]");
      #if 0
      [self performSegueWithIdentifier:@"zero" sender:nil];
      #if 1
      [self performSegueWithIdentifier:@"inner" sender:nil];
      #endif
      #else
      [self performSegueWithIdentifier:@"live" sender:nil];
      #endif
      """)
    #expect(read.performed == [.string("live")])
    #expect(read.problems.isEmpty)
  }

  @Test("Both branches of a condition are read and marked, the guard of a header is none")
  func conditions() {
    let read = facts(
      """
      #ifndef NAMES_H
      #define NAMES_H
      static NSString *const kAlways = @"always";
      #if DEBUG
      static NSString *const kDebug = @"debug";
      #else
      static NSString *const kRelease = @"release";
      #endif
      #endif
      """, isHeader: true)
    #expect(read.values.filter { $0.kind == .global }.map(\.name) == ["kAlways", "kDebug", "kRelease"])
    #expect(read.values.filter { $0.kind == .global }.map(\.isConditional) == [false, true, true])
  }

  @Test("Branches that each open the same brace leave the rest of the file whole")
  func branchesThatOpen() {
    let read = facts(
      """
      @implementation A
      #if NEW
      - (void)run:(int)a {
      #else
      - (void)run:(long)a {
      #endif
        [self performSegueWithIdentifier:@"x" sender:nil];
      }
      - (void)next { [self performSegueWithIdentifier:@"y" sender:nil]; }
      @end
      """)
    #expect(read.performed == [.string("x"), .string("y")])
    #expect(read.functions.last?.name == "next")
    #expect(read.problems.isEmpty)
  }

  @Test("Macros stand for their text; one that is no expression stands for nothing")
  func macros() {
    let read = facts(
      """
      #define kDetail @"Detail"
      #define kJoined @"Show" \\
        @"Detail" // remark
      #define STORYBOARD(name) [UIStoryboard storyboardWithName:name bundle:nil]
      #define LOOP do { } while (0)
      #define FLAG
      """)
    #expect(read.value("kDetail")?.value == .string("Detail"))
    #expect(read.value("kJoined")?.value == .string("ShowDetail"))
    #expect(read.value("kDetail")?.isPrivate == true)
    #expect(read.function("STORYBOARD")?.kind == .macro)
    let call = CallExpression(
      receiver: .name("UIStoryboard"), name: "storyboardWithName:bundle:",
      arguments: [
        Argument(label: "storyboardWithName", value: .parameter("name")), Argument(label: "bundle", value: .null),
      ])
    #expect(read.function("STORYBOARD")?.returns == [ReturnFact(value: .call(call))])
    #expect(read.value("LOOP")?.value == .opaque("do { } while (0)"))
    #expect(read.value("FLAG") == nil)
  }

  @Test("A comment that goes on behind a preprocessor line is no code, and a quoted slash is no comment")
  func directivesWithComments() {
    let read = facts(
      """
      #define kMime @"*/*"
      #import "A.h" /* what
        { follows */
      static NSString *const kName = @"n";
      """)
    #expect(read.value("kMime")?.value == .string("*/*"))
    #expect(read.value("kName")?.value == .string("n"))
    #expect(read.problems.isEmpty)
  }

  @Test("Lines are counted for each kind of line end, columns in bytes")
  func positions() {
    let read = facts(
      "// é\r\n@implementation A\r- (void)m { /* é */ [self performSegueWithIdentifier:@\"x\" sender:nil]; }\n@end")
    #expect(read.types.first?.position == SourcePosition(line: 2, column: 1))
    // "- (void)m { " has 12 bytes, the comment 8, a space 1.
    #expect(read.calls.first?.position == SourcePosition(line: 3, column: 22))
  }

  @Test("Comments silence rules, in either form")
  func suppressions() {
    let read = facts(
      """
      // sceneql:disable:next unknown-segue-identifiers
      /* sceneql:disable:line dead-segue-cases */
      NSString *text = @"// sceneql:disable:file";
      """)
    #expect(read.suppressions.map(\.scope) == [.nextLine, .line])
    #expect(read.suppressions.map(\.rules) == [["unknown-segue-identifiers"], ["dead-segue-cases"]])
  }
}
