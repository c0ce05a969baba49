import CodeFacts
import ObjectiveCSource
import Testing

@Suite("Broken and hostile input")
struct BrokenInputTests {
  @Test("A bracket that is never closed is a problem with its line, and the next class is whole")
  func unclosedBracket() {
    let read = facts(
      """
      @implementation A
      - (void)a {
        [self performSegueWithIdentifier:@"x" sender:nil;
      @end
      @implementation B
      - (void)b { [self performSegueWithIdentifier:@"y" sender:nil]; }
      @end
      """)
    #expect(read.problems.first?.position.line == 2)
    #expect(read.types.map(\.name) == ["A", "B"])
    #expect(read.performed == [.string("y")])
  }

  @Test("A comment that is never closed is a problem")
  func unclosedComment() {
    let read = facts("@interface A : B\n@end\n/* and on")
    #expect(read.types.map(\.name) == ["A"])
    #expect(read.problems.map(\.position) == [SourcePosition(line: 3, column: 1)])
  }

  @Test(
    "Nests without end are passed over",
    arguments: [
      ("[", "]"), ("(", ")"), ("{", "}"), ("[a b:", "]"), ("^{", "}"), ("@[", "]"), ("@(", ")"), ("!", ""), ("*", ""),
      ("if (a) ", ""), ("if (a) {} else ", ""), ("for (;;) ", ""), ("(A *)", ""), ("a ? ", " : b"), ("a = ", ""),
      ("do ", ""), ("a[0]", ""), ("a.b.", ""), ("x = x.a;", ""), ("x = [x y:x];", ""), ("A *x = [x y:x z:x];", ""),
    ])
  func deepNests(open: String, close: String) {
    let count = 10_000
    let nest = String(repeating: open, count: count) + "x" + String(repeating: close, count: count)
    let read = body("id x = nil; \(nest); [self performSegueWithIdentifier:text sender:x];")
    #expect(read.types.map(\.name) == ["Controller"])
    #expect(read.functions.map(\.name) == ["run:"])
  }

  @Test(
    "Repeats of any token are read in time that grows with the text alone",
    arguments: [
      "const ", "MY_MACRO ", "< ", "@", "#", "#if 0\n", "#ifndef A\n#define A /*", "\"", "'", "\\", "- ", "- (",
      "@interface ",
      "@property ", "@end ", "namespace {", "extern \"C\" {", "A *", "A<", ", ", "typeof(", "case ", "return ", "else ",
    ])
  func repeats(piece: String) {
    let read = facts("@implementation A\n- (void)m {\n" + String(repeating: piece, count: 20_000))
    #expect(read.types.first?.name == "A")
    _ = facts(String(repeating: piece, count: 20_000))
  }

  @Test("Any cut of a file and any byte in it is read")
  func mutations() {
    let source = Array(
      """
      #define kA(x) @"a" x
      @interface A<T> : B <C> { IBOutlet id _a, *_b; } @property (nonatomic, weak) IBOutletCollection(X) NSArray *c; @end
      @implementation A (D) static void f(int a) { }
      - (id)initWithCoder:(NSCoder *)c { if (!(self = [super initWithCoder:c])) { return nil; } return self; }
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)s { if ([segue.identifier isEqual:@"é\\n"]) {
        F *v = (F *)[[segue destinationViewController] viewControllers][0]; ^(int b) { return @[ @1, @(2) ]; }; } } @end
      """.utf8)
    let hostile: [UInt8] = [
      0, 0x0A, 0x22, 0x27, 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x40, 0x23, 0x3C, 0x5C, 0xFF, 0xC3,
    ]
    for cut in source.indices {
      _ = ObjectiveCReader.read(Array(source[..<cut]), callNames: ["initWithCoder:"])
      var changed = source
      changed[cut] = hostile[cut % hostile.count]
      _ = ObjectiveCReader.read(changed, callNames: ["initWithCoder:"])
    }
    let whole = ObjectiveCReader.read(source, callNames: [])
    #expect(whole.types.map(\.kind) == [.class, .category])
  }
}
